/// The details of the selected title: how far they are scrolled.
///
/// Which title that is says ``MoviesState/selected``; what is known of it stands in ``HeldState``.
public struct DetailState: Sendable, Codable, Equatable {
  /// How many lines are scrolled away at the top.
  public var scroll = 0

  public init() {}
}
