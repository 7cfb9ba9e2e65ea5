// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

// Another program that uses the architecture: a separate package, which knows only the products.
// Its sources are the examples of the four designs behind the architecture.
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
      name: "MovieList",
      dependencies: [
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "SafeText", package: "movies-tui"),
        .product(name: "TerminalUI", package: "movies-tui"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "Cities",
      dependencies: [
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "ReduxHTTP", package: "movies-tui"),
        .product(name: "Transport", package: "movies-tui"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "SignIn",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "ReduxHTTP", package: "movies-tui"),
        .product(name: "Transport", package: "movies-tui"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "Animals",
      dependencies: [
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "ReduxRecording", package: "movies-tui"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "MovieList",
        "Cities",
        "SignIn",
        "Animals",
        .product(name: "CurlHTTP", package: "movies-tui"),
        .product(name: "Transport", package: "movies-tui"),
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "ReduxHTTP", package: "movies-tui"),
        .product(name: "ReduxRecording", package: "movies-tui"),
        .product(name: "ReduxTesting", package: "movies-tui"),
        .product(name: "TerminalUI", package: "movies-tui"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FailureTests",
      dependencies: [
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "ReduxTesting", package: "movies-tui"),
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
