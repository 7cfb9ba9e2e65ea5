import OMDB

extension Source {
  /// Something that opens a source: ``open(_:settings:)`` itself, or what a test puts in its place.
  public typealias Opener =
    @Sendable (SourceChoice, Settings) async throws(Failure) -> Source

  /// Opens the source that was chosen.
  public static func open(
    _ choice: SourceChoice, settings: Settings
  ) async throws(Failure) -> Source {
    throw Failure("The network is not wired yet.", exitCode: .unavailable)
  }
}
