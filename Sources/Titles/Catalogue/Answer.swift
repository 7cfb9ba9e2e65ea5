/// An answer of a ``Catalogue``, with its origin and quality.
public struct Answer<Value: Sendable>: Sendable {
  public var value: Value
  /// The source of the answer.
  public var source: DataSource
  public var quality: AnswerQuality
  /// How far the question went.
  public var reach: CachePolicy
  /// How it was found, if the question's own words found nothing.
  public var fallback: Fallback?
  /// How many seconds ago it came from its source, if it was kept since; `nil` for one that has
  /// just come.
  public var age: Int?
  /// Who told which of the facts of a title, where several did; `nil` if all are from the source.
  public var origins: FactOrigins?

  public init(
    _ value: Value, source: DataSource, quality: AnswerQuality = .complete,
    reach: CachePolicy = .anywhere,
    fallback: Fallback? = nil, age: Int? = nil, origins: FactOrigins? = nil
  ) {
    self.value = value
    self.source = source
    self.quality = quality
    self.reach = reach
    self.fallback = fallback
    self.age = age
    self.origins = origins
  }
}

extension Answer {
  /// The same answer with its value transformed.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Answer<Other> {
    Answer<Other>(
      try transform(value), source: source, quality: quality, reach: reach, fallback: fallback,
      age: age, origins: origins)
  }
}

extension Answer {
  /// How many seconds ago its source told it; `nil` if nobody knows, as of what was learned from
  /// several answers.
  public var toldAgo: Int? { age ?? (quality == .complete ? 0 : nil) }
}

extension Answer: Equatable where Value: Equatable {}
extension Answer: Hashable where Value: Hashable {}
extension Answer: Codable where Value: Codable {}

/// How good an ``Answer`` is.
public enum AnswerQuality: Hashable, Sendable, Codable, Comparable {
  /// Some facts are missing that another catalogue may have.
  case partial
  /// It was right once and may have changed since.
  case stale
  case complete
}
