// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A product of the package that is used from here.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "movies-tui") }

// What other programs do with the architecture: a package of its own, which knows the products alone.
let package = Package(
  name: "AnotherPackage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-tui", path: "../..")],
  targets: [
    .testTarget(
      name: "FailureTests", dependencies: [product("Redux"), product("ReduxTesting")],
      swiftSettings: swiftSettings)
  ],
  swiftLanguageModes: [.v6]
)
