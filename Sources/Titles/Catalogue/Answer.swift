/// What a ``Catalogue`` answers, and what is to be known about the answer.
public struct Answer<Value: Sendable>: Sendable {
  public var value: Value
  /// Who answered.
  public var source: DataSource
  public var quality: AnswerQuality
  /// How far the question went.
  public var reach: Reach
  /// How it was found, where the question's own words find nothing.
  public var fallback: Fallback?

  public init(
    _ value: Value, source: DataSource, quality: AnswerQuality = .complete,
    reach: Reach = .anywhere,
    fallback: Fallback? = nil
  ) {
    self.value = value
    self.source = source
    self.quality = quality
    self.reach = reach
    self.fallback = fallback
  }
}

extension Answer {
  /// The same answer with its value put in another form.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Answer<Other> {
    Answer<Other>(
      try transform(value), source: source, quality: quality, reach: reach, fallback: fallback)
  }
}

extension Answer: Equatable where Value: Equatable {}
extension Answer: Hashable where Value: Hashable {}
extension Answer: Codable where Value: Codable {}
