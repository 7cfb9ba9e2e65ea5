extension TitleDetail {
  /// The same facts, in which people have the numbers that another source, which tells namesakes
  /// apart, gives them.
  ///
  /// Where it names two of them, the one with the same part is meant; of two with the same part,
  /// nobody knows which.
  ///
  /// - Parameter other: What the other source knows of the same title.
  /// - Returns: The facts.
  package func numberingNamesakes(as other: TitleDetail) -> TitleDetail {
    let everybody = other.directors + other.writers + other.actors
    guard everybody.contains(where: { PersonName($0).number != nil }) else { return self }
    var detail = self
    detail.directors = directors.numbered(as: other.directors, or: everybody)
    detail.writers = writers.numbered(as: other.writers, or: everybody)
    detail.actors = actors.numbered(as: other.actors, or: everybody)
    return detail
  }
}

extension SourcedFacts {
  /// The same facts, in which people have the numbers that others give them.
  package func numberingNamesakes(as other: SourcedFacts) -> SourcedFacts {
    SourcedFacts(detail.numberingNamesakes(as: other.detail), from: origins)
  }
}

extension [String] {
  fileprivate func numbered(as names: [String], or everybody: [String]) -> [String] {
    map { text in
      let name = PersonName(text)
      guard name.number == nil else { return text }
      let key = name.name.comparisonKey
      func numbers(in names: [String]) -> Set<Int> {
        Set(
          names.lazy.map { PersonName($0) }.filter { $0.name.comparisonKey == key }
            .map { $0.number ?? 1 })
      }
      let sameRole = numbers(in: names)
      let meant = sameRole.isEmpty ? numbers(in: everybody) : sameRole
      return meant.count == 1 ? name.text(asNumber: meant.first ?? 1) : text
    }
  }
}
