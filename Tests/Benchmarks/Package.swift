// swift-tools-version: 6.2

import PackageDescription

// Apart from the program's own package, so that nobody who builds the program builds this.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-tui", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "MoviesCore", package: "movies-tui"),
        .product(name: "Redux", package: "movies-tui"),
        .product(name: "ReduxRecording", package: "movies-tui"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
    // The program in a terminal, beside the least list in C.
    .executableTarget(
      name: "TerminalBenchmarks",
      dependencies: ["CPseudoterminal"],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
    .executableTarget(
      name: "CList",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo"), .linkedLibrary("curl")]
    ),
    .target(name: "CPseudoterminal", linkerSettings: [.linkedLibrary("util")]),
  ],
  swiftLanguageModes: [.v6]
)
