/// The years in which a title came out: one year for a film, a run for a series.
public struct YearRange: Hashable, Sendable, Codable {
  public var start: Int
  /// The last year; equal to ``start`` for a single year, `nil` for a run that goes on.
  public var end: Int?

  public init(start: Int, end: Int?) {
    self.start = start
    self.end = end
  }

  public init(_ year: Int) {
    self.init(start: year, end: year)
  }
}
