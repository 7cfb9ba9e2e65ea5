extension FileName {
  /// Decides which of the known titles the name means.
  ///
  /// - Parameter known: What the catalogue has for the `questions`; more does no harm.
  /// - Returns: The title that is certain, or the candidates that a person may choose from.
  public func decision(among known: [KnownTitle]) -> Decision {
    guard role == .title else { return .open([], .notATitle) }
    return readings.decision(among: known)
  }
}

extension Sequence<FileNameReading> {
  /// Decides which of the known titles is meant.
  ///
  /// A title is certain only if readings and catalogue agree on it alone. What remains open costs a
  /// person a moment; what is wrong, their trust.
  ///
  /// - Parameter known: What the catalogue has for the `questions`; more does no harm.
  /// - Returns: The title that is certain, or the candidates that a person may choose from.
  /// - Complexity: O(*r* + *n*) in the number of readings and known titles.
  public func decision(among known: [KnownTitle]) -> Decision {
    let readings = Array(self)
    guard let first = readings.first else { return .open([], .notATitle) }
    let id = first.imdbID
    if let id, let title = known.first(where: { $0.id == id }) {
      return .certain(Self.best(readings, for: title), id, .id(.init(title)))
    }
    let matches = TitleMatch.all(readings, known)
      .filter { $0.weight > 0 }
      .sorted { ($0.weight, $0.title.votes ?? 0) > ($1.weight, $1.title.votes ?? 0) }
    let choice = TitleChoice(readings: readings, matches: matches)
    if let id { return .open(choice.candidates, .unknownID(id)) }
    return choice.decision
  }

  /// The reading whose kind and year fit a title whose id is given.
  private static func best(_ readings: [FileNameReading], for title: KnownTitle) -> FileNameReading
  {
    let matches = TitleMatch.all(readings, [title])
    return matches.max { $0.weight < $1.weight }?.reading
      ?? readings.first { ($0.kind != .film) == title.isSeries } ?? readings[0]
  }
}
