/// The years in which a title was released: one year for a film, a range for a series.
public struct YearRange: Hashable, Sendable, Codable {
  public var start: Int
  /// The last year; equal to ``start`` for a single year, `nil` for a series that is still running.
  public var end: Int?

  public init(start: Int, end: Int?) {
    self.start = start
    self.end = end
  }

  public init(_ year: Int) {
    self.init(start: year, end: year)
  }
}
