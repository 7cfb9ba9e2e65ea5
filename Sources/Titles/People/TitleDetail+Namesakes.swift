extension TitleDetail {
  /// Returns the facts with people numbered as in another source, which tells namesakes apart.
  ///
  /// If that source has two people with a name, the one with the same part counts; if both have the
  /// same part, the name stays without a number.
  ///
  /// - Parameter other: The facts of the other source about the same title.
  /// - Returns: The facts with numbered people.
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
  /// Returns the facts with people numbered as in another source.
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
