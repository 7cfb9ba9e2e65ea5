// swift-tools-version: 6.2

import PackageDescription

/// A program that feeds libFuzzer's input to one of the readers.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "FuzzedReaders", package: "movies-tui")],
    // libFuzzer supplies the program's `main`.
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

// A separate package, since everything in it is built with libFuzzer's instrumentation:
//
//     mkdir -p .build/corpus/Decoder
//     swift run -c release --sanitize=fuzzer DecoderFuzzer -max_total_time=60 \
//       .build/corpus/Decoder Corpus/Decoder
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-tui", path: "../..")],
  targets: [
    fuzzer("DecoderFuzzer"), fuzzer("InputFuzzer"), fuzzer("PosterFuzzer"),
    fuzzer("RecordingFuzzer"), fuzzer("ConfigurationFuzzer"), fuzzer("LanguageFuzzer"),
    fuzzer("FileNameFuzzer"),
  ],
  swiftLanguageModes: [.v6]
)
