// swift-tools-version: 6.2

import PackageDescription

// Separate from the program's package, so that building the program does not build this.
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
    // Pictures as cells, compared with libchafa's, which nothing else links.
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: [
        "CChafa",
        .product(name: "PictureTestSupport", package: "movies-tui"),
        .product(name: "Pictures", package: "movies-tui"),
        .product(name: "TerminalUI", package: "movies-tui"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
    .systemLibrary(name: "CChafa", pkgConfig: "chafa"),
    // Searches as one types, over titles on disk.
    .executableTarget(
      name: "SearchBenchmarks",
      dependencies: [
        .product(name: "Storage", package: "movies-tui"),
        .product(name: "Search", package: "movies-tui"),
        .product(name: "TestRandomness", package: "movies-tui"),
        .product(name: "Titles", package: "movies-tui"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
    // The import of IMDb's data, from dumps that are generated.
    .executableTarget(
      name: "IMDbBenchmarks",
      dependencies: [
        .product(name: "IMDbTestSupport", package: "movies-tui"),
        .product(name: "Search", package: "movies-tui"),
        .product(name: "Storage", package: "movies-tui"),
        .product(name: "Titles", package: "movies-tui"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
    // The program in a terminal, compared with the smallest list in C, and with one that has
    // details beside it.
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
    .executableTarget(
      name: "CDetails",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CPseudoterminal", linkerSettings: [.linkedLibrary("util")]),
  ],
  swiftLanguageModes: [.v6]
)
