// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target: warnings are errors, and `any` is always spelled out.
let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The settings of every C target.
let cSettings: [CSetting] = [.treatAllWarnings(as: .error)]

/// What `make` says of a build: the commit, and the version of Swift.
let buildFacts = ["MOVIES_TUI_COMMIT", "MOVIES_TUI_SWIFT"].compactMap { name in
  Context.environment[name].map { CSetting.define(name, to: "\"\($0)\"") }
}

func room(_ name: String, path: String? = nil, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: swiftSettings)
}

/// A program that tests run.
func probe(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: swiftSettings)
}

/// A part of the tests that several of them, or the benchmarks, share.
func support(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  room(name, path: "Tests/\(name)", dependencies)
}

/// The tests of a room; without `TestSupport` if they need none of it.
func tests(
  _ room: String, exclude: [String] = [], hasSupport: Bool = true,
  _ dependencies: [Target.Dependency] = []
) -> Target {
  .testTarget(
    name: "\(room)Tests",
    dependencies: [.init(stringLiteral: room)] + (hasSupport ? ["TestSupport"] : []) + dependencies,
    exclude: exclude, swiftSettings: swiftSettings)
}

func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package)
}

func libraries(_ names: String...) -> [Product] {
  names.map { .library(name: $0, targets: [$0]) }
}

let argumentParser = product("ArgumentParser", of: "swift-argument-parser")
let customDump = product("CustomDump", of: "swift-custom-dump")
let flyingSocks = product("FlyingSocks", of: "FlyingFox")
let grdb = product("GRDB", of: "GRDB.swift")
// SQLite itself, for millions of rows to be inserted.
let sqlite = product("GRDBSQLite", of: "GRDB.swift")
let httpTypes = product("HTTPTypes", of: "swift-http-types")
let issueReporting = product("IssueReporting", of: "xctest-dynamic-overlay")
let issueReportingTestSupport = product("IssueReportingTestSupport", of: "xctest-dynamic-overlay")
let logging = product("Logging", of: "swift-log")
let subprocess = product("Subprocess", of: "swift-subprocess")

let package = Package(
  name: "movies-tui",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "movies-tui", targets: ["movies-tui"])]
    // For other programs, such as Tests/AnotherPackage, which proves that they work from outside.
    + libraries(
      "Redux", "ReduxHTTP", "ReduxRecording", "ReduxTesting", "Transport", "CurlHTTP", "TerminalUI",
      "SafeText", "Pictures")
    // For the fuzzers and the benchmarks, which are separate packages: the readers that are fuzzed,
    // the index of titles, the app's state, and what the tests share.
    + libraries(
      "FuzzedReaders", "Storage", "Titles", "Search", "MoviesCore", "PictureTestSupport",
      "IMDbTestSupport", "TestRandomness"),
  // Package.resolved stays out of the repository, since other programs depend on this package, too.
  // Version 1.0.0 was tested on Debian 12 with Swift 6.3.1, the oldest versions below and
  // swift-system 1.8.1; and with libcurl 7.88.1, SQLite 3.40.1, ncurses 6.4, libjpeg-turbo 2.1.5 and
  // libzip 1.7.3. `movies-tui doctor` tells those in use.
  dependencies: [
    // Commands, help, shell completions and the manual page, all from one description.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // HTTP's vocabulary (methods, fields, statuses) as types, shared by transport and requests.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    // The logging front that LoggerMiddleware writes to, whatever the back end.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    // Readable differences of states in TestStore's failures.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    // Test failures from a library target, in XCTest and in Swift Testing alike.
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    // SQLite with migrations, prepared statements and queues: the cache, and what the user makes.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // The sockets of the OMDb stand-in's server, in the demo and in the tests. The HTTP around them
    // is the stand-in's own: FlyingFox, the server beside them, has a proxy that needs URLSession,
    // and so every program with it needs libcurl and 30 libraries more before it starts.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Child processes in a new session, with default signals, that can be ended and reaped:
    // Foundation's can only be started. Its bridge to Foundation is left out. It and SystemPackage
    // take about one part in thirty of a build's time; the same over `posix_spawn` (descriptors,
    // signals, a group that ends in steps, a cancelled task) would be longer than its two users.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // Pure C: the only places that include the headers of these libraries.
    .target(
      name: "CLoader", cSettings: cSettings,
      // A part of the system's C library since glibc 2.34.
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CBuild", cSettings: cSettings + buildFacts),
    // Loaded with their first use, and not linked: half of the time until the first frame was
    // theirs, and that of the 32 libraries that they load in turn.
    .target(name: "CCurl", dependencies: ["CLoader"], cSettings: cSettings),
    .target(name: "CTurboJPEG", dependencies: ["CLoader"], cSettings: cSettings),
    .target(name: "CZip", dependencies: ["CLoader"], cSettings: cSettings),
    // ncurses paints, with characters beyond ASCII: half a century of terminals is known to it.
    .target(
      name: "CTerminal", cSettings: cSettings,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // Leaves.
    room("SafeText"),
    room("Files"),
    room("Titles", ["Files"]),
    room("Pictures"),
    room("Transport", [httpTypes]),
    room("Downloads", ["Files", "Transport", httpTypes]),
    room("Playing", ["Files", subprocess]),

    // The architecture.
    room("Redux", ["Files", logging]),
    // Unless its test support is linked, IssueReporting only prints a failure and the test passes.
    // It is declared here so that it comes with ReduxTesting, also into other packages.
    room(
      "ReduxTesting",
      ["Redux", "Transport", customDump, httpTypes, issueReporting, issueReportingTestSupport]),
    room("ReduxHTTP", ["Redux", "Transport", httpTypes]),
    // Recordings come from strangers: every text in them passes the sanitiser.
    room("ReduxRecording", ["Files", "Redux", "SafeText"]),

    // The outside: network and terminal.
    room("CurlHTTP", ["Transport", "CCurl", httpTypes]),
    room("TerminalUI", ["CTerminal", "Pictures", "SafeText"]),

    // Films.
    room("Search", ["Titles"]),
    room("FileNames", ["Search", "Titles"]),
    room("Scanning", ["Titles"]),
    room("Keeping", ["FileNames", "Scanning", "Search", "Titles"]),
    room("OMDB", ["Titles", "Transport", "SafeText", httpTypes]),
    room("OMDBStandIn", ["CTurboJPEG", flyingSocks]),
    room("Posters", ["CTurboJPEG", "Files", "Pictures", "Titles", "Transport", httpTypes]),
    room(
      "Storage",
      [
        // Of CZip only zlib is used, which unpacks IMDb's dumps.
        "CZip", "FileNames", "Files", "Keeping", "SafeText", "Scanning", "Search", "Titles",
        "Transport", grdb, httpTypes, sqlite,
      ]),
    room("Exchange", ["CZip", "Keeping", "SafeText", "Titles"]),
    room("MoviesCore", ["Files", "Keeping", "Redux", "ReduxRecording", "Search", "Titles"]),
    room(
      "MoviesUI",
      [
        "Files", "Keeping", "MoviesCore", "Redux", "ReduxRecording", "SafeText", "TerminalUI",
        "Titles",
      ]),
    room(
      "MoviesSession",
      [
        "Files", "MoviesCore", "MoviesUI", "Pictures", "Posters", "Redux", "ReduxRecording",
        "SafeText", "TerminalUI", "Titles", logging, subprocess,
      ]),
    room(
      "MoviesCommands",
      [
        "CBuild", "CCurl", "CLoader", "CTurboJPEG", "CZip", "CurlHTTP", "Downloads", "Exchange",
        "Files", "Keeping", "MoviesCore", "MoviesSession", "MoviesUI", "OMDB", "OMDBStandIn",
        "Pictures", "Playing", "Posters", "ReduxRecording", "SafeText", "Search", "Storage",
        "TerminalUI", "Titles", "Transport", argumentParser, logging,
      ]),
    .executableTarget(
      name: "movies-tui", dependencies: ["MoviesCommands"], swiftSettings: swiftSettings),

    // Tests mirror the rooms; what they share lives in TestSupport.
    .target(
      name: "CTestSupport", dependencies: ["CLoader"], path: "Tests/CTestSupport",
      cSettings: cSettings),
    // A module map only: libzip as it is, to make archives.
    .systemLibrary(name: "CSystemZip", path: "Tests/CSystemZip", pkgConfig: "libzip"),
    // Likewise zlib, to pack dumps.
    .systemLibrary(name: "CSystemZlib", path: "Tests/CSystemZlib", pkgConfig: "zlib"),
    .target(name: "CSystemWidth", path: "Tests/CSystemWidth", cSettings: cSettings),
    .target(name: "SlowResolver", path: "Tests/SlowResolver", cSettings: cSettings),
    .target(
      name: "FailingCurl", dependencies: ["CCurl"], path: "Tests/FailingCurl", cSettings: cSettings),
    // Random numbers for tests and benchmarks.
    support("TestRandomness"),
    support(
      "TestSupport",
      ["CSystemZip", "CTestSupport", "ReduxTesting", "TestRandomness", "Transport", httpTypes]),
    // Streams and films made for the tests of sessions and of commands.
    support(
      "SessionTestSupport",
      ["MoviesSession", "OMDB", "OMDBStandIn", "Posters", "Titles", "Transport", httpTypes]),
    // Painted pictures, and how alike two are, for tests and benchmarks.
    support("PictureTestSupport", ["Pictures", "TerminalUI"]),
    // A catalogue that answers from lists.
    support("TitlesTestSupport", ["Titles"]),
    // Dumps in the shape of IMDb's data, for tests and benchmarks.
    support("IMDbTestSupport", ["CSystemZlib", "TestRandomness"]),
    probe("ScreenProbe", ["Pictures", "TerminalUI", "TestRandomness"]),
    // Readers that any bytes may reach, for the fuzzers and for the tests that read their corpora.
    support(
      "FuzzedReaders",
      [
        "FileNames", "MoviesCommands", "MoviesCore", "OMDB", "Posters", "ReduxRecording", "Search",
        "TerminalUI", "Titles", "Transport",
      ]),
    // A session to be killed, or to be left without space.
    probe("StorageProbe", ["Storage", "Titles"]),
    tests("SafeText", ["CSystemWidth"]),
    tests("Files"),
    tests("Pictures", hasSupport: false),
    tests("Posters", ["CTestSupport", "CTurboJPEG", "Pictures", "Titles", "Transport", httpTypes]),
    tests("Transport", [httpTypes]),
    tests("Downloads", ["CurlHTTP", "Files", "Transport"]),
    tests("Playing"),
    tests("Redux", ["ReduxTesting", logging, issueReporting]),
    tests("ReduxHTTP", ["Redux", "ReduxTesting", "Transport", httpTypes]),
    tests("ReduxRecording", hasSupport: false, ["Redux"]),
    tests("CLoader", hasSupport: false),
    tests(
      "CurlHTTP",
      ["CCurl", "CTestSupport", "FailingCurl", "SlowResolver", "Transport", httpTypes]),
    tests("TerminalUI", ["PictureTestSupport", "Pictures", "SafeText", "ScreenProbe"]),
    tests("Titles", ["TitlesTestSupport"]),
    tests("Search", hasSupport: false, ["Storage", "Titles", "TitlesTestSupport"]),
    tests("Scanning", ["Titles"]),
    tests(
      "FileNames", exclude: ["Cases"], hasSupport: false,
      ["OMDBStandIn", "Search", "TestRandomness"]),
    tests("Keeping", ["FileNames", "Scanning", "Search", "Titles", "TitlesTestSupport"]),
    tests("OMDB", ["Titles", "Transport", httpTypes]),
    tests(
      "Storage", exclude: ["IMDb/questions.tsv"],
      [
        "Files", "IMDbTestSupport", "OMDB", "Search", "StorageProbe", "Titles",
        "TitlesTestSupport", "Transport", grdb,
      ]),
    tests("Exchange", ["CTestSupport", "CZip", "SafeText", "Titles"]),
    tests("OMDBStandIn", ["CTurboJPEG", "OMDB", "Search", "Titles", "Transport"]),
    tests(
      "MoviesCore",
      [
        "Files", "Keeping", "OMDB", "Redux", "ReduxRecording", "ReduxTesting", "Search", "Storage",
        "Titles", "Transport", httpTypes,
      ]),
    tests(
      "MoviesUI", exclude: ["Goldens"],
      [
        "Files", "Keeping", "MoviesCore", "OMDB", "OMDBStandIn", "Posters", "Redux",
        "ReduxRecording", "ReduxTesting", "SafeText", "Search", "TerminalUI", "Titles", "Transport",
        httpTypes,
      ]),
    tests(
      "MoviesSession",
      [
        "Files", "MoviesCore", "MoviesUI", "OMDBStandIn", "Posters", "Redux", "ReduxRecording",
        "SafeText", "SessionTestSupport", "Storage", "TerminalUI", "Titles", "Transport",
      ]),
    tests(
      "MoviesCommands", exclude: ["Goldens"],
      [
        "CurlHTTP", "IMDbTestSupport", "MoviesCore", "MoviesSession", "MoviesUI", "OMDB",
        "OMDBStandIn", "Redux", "SessionTestSupport", "Storage", "Titles", "Transport",
        argumentParser, grdb,
      ]),
    .testTarget(
      name: "CorpusTests", dependencies: ["FuzzedReaders", "TestRandomness"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "MoviesCore", "MoviesUI", "Redux", "ReduxRecording", "ReduxTesting", "Search", "TerminalUI",
        "Titles",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["IMDbTestSupport", "movies-tui", "OMDBStandIn", "TestSupport", grdb],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)

// `make test ROOMS='Titles Storage'` builds the tests of these rooms and what they need, no more.
if let rooms = Context.environment["MOVIES_TUI_TEST_ROOMS"]?.split(separator: " "), !rooms.isEmpty {
  var needed: Set<String> = []
  var found = Set(rooms.map { "\($0)Tests" })
  while !found.isSubset(of: needed) {
    needed.formUnion(found)
    for target in package.targets where found.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { found.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
