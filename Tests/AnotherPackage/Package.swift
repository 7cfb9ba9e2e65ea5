// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A product of the package that is used from here.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "movies-tui") }

let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")

// What other programs do with the architecture: a package of its own, which knows the products alone.
// Its sources are the examples of the four designs that the architecture goes back to.
let package = Package(
  name: "AnotherPackage",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "movies-tui", path: "../.."),
    // The vocabulary of requests: a method, a header field.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "MovieList", dependencies: ["Redux", "SafeText", "TerminalUI"].map(product),
      swiftSettings: swiftSettings),
    .target(
      name: "Cities", dependencies: ["Redux", "ReduxHTTP", "Transport"].map(product),
      swiftSettings: swiftSettings),
    .target(
      name: "SignIn",
      dependencies: ["Redux", "ReduxHTTP", "Transport"].map(product) + [httpTypes],
      swiftSettings: swiftSettings),
    .target(
      name: "Animals", dependencies: ["Redux", "ReduxRecording"].map(product),
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SeedTests",
      dependencies: ["MovieList", "Cities", "SignIn", "Animals"]
        + ["CurlHTTP", "Redux", "ReduxHTTP", "ReduxRecording", "ReduxTesting", "TerminalUI"]
        .map(product) + [product("Transport")],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FailureTests", dependencies: ["Redux", "ReduxTesting"].map(product),
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
