import Foundation

extension [String: String] {
  /// The variables as a program gets them, `NAME=VALUE`, with the options of the sanitizer with
  /// which it may be built: without them it would take for races what is none.
  var variables: [String] {
    merging(Self.sanitizer) { own, _ in own }.map { "\($0.key)=\($0.value)" }
  }

  private static let sanitizer = ProcessInfo.processInfo.environment.filter {
    $0.key == "TSAN_OPTIONS"
  }
}
