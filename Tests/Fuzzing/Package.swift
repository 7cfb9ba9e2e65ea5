// swift-tools-version: 6.2

import PackageDescription

// A package of its own, since everything in it is built with libFuzzer's instrumentation:
//
//     mkdir -p .build/corpus
//     swift run -c release --sanitize=fuzzer DecoderFuzzer -max_total_time=60 .build/corpus Corpus
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "movies-tui", path: "../..")],
  targets: [
    .executableTarget(
      name: "DecoderFuzzer",
      dependencies: [.product(name: "OMDB", package: "movies-tui")],
      // The program's `main` is libFuzzer's.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
