/// An answer from a ``Catalogue``, with its origin and quality.
public struct Answer<Value: Sendable>: Sendable {
  public var value: Value
  /// The source of the answer.
  public var source: DataSource
  public var quality: AnswerQuality
  /// The reach of the question.
  public var reach: CachePolicy
  /// The way in which the answer was found, if the question's own words found nothing.
  public var fallback: Fallback?
  /// The time since the answer came from its source, in seconds; `nil` for an answer that was not
  /// kept, but has just come.
  public var age: Int?
  /// The origins of a title's facts, if there are several; `nil` if all facts are from the source.
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
  /// Returns the same answer with its value transformed.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Answer<Other> {
    Answer<Other>(
      try transform(value), source: source, quality: quality, reach: reach, fallback: fallback,
      age: age, origins: origins)
  }
}

extension Answer {
  /// The time since the source gave the answer, in seconds; `nil` if it is unknown, as for facts
  /// that were learned from several answers.
  public var toldAgo: Int? { age ?? (quality == .complete ? 0 : nil) }
}

extension Answer: Equatable where Value: Equatable {}
extension Answer: Hashable where Value: Hashable {}
extension Answer: Codable where Value: Codable {}

/// The quality of an ``Answer``.
public enum AnswerQuality: Hashable, Sendable, Codable, Comparable {
  /// Some facts that another catalogue may have are missing.
  case partial
  /// The answer was right once, but may have changed since.
  case stale
  case complete
}
