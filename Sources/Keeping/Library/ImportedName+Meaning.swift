import Titles

extension ImportedName {
  /// From this many votes on, a film is so well known that nobody means a namesake from the same
  /// year: there are many such, mostly short films.
  package static let votesOfWellKnown = 10_000

  /// Whether a title can be meant: one with these very words for its name, apart from case, accents
  /// and punctuation, of the kind that the name comes with.
  ///
  /// A name without a kind means a film or a series: nobody keeps a diary of games, and lists of
  /// titles do not name episodes.
  func canMean(_ title: TitleDetail) -> Bool {
    title.isCalled(self.title) && allows(title.kind)
  }

  /// Whether nothing else can be meant: a well-known title of this very name and year.
  ///
  /// A series is not beyond doubt where no kind is named: there may be a film.
  func certainlyMeans(_ title: TitleDetail) -> Bool {
    canMean(title) && year != nil && title.years?.start == year
      && title.votes ?? 0 >= Self.votesOfWellKnown && (kind != nil || title.kind == .movie)
  }

  /// Whether the name has the signs of a title that is called so, apart from punctuation: `@ Home`
  /// may be another title than `Home`.
  func hasSigns(of title: TitleDetail) -> Bool {
    title.namesCalled(self.title).contains { $0.signs == self.title.signs }
  }

  private func allows(_ kind: TitleKind?) -> Bool {
    guard let kind else { return true }
    return self.kind.map { $0 == kind } ?? (kind == .movie || kind == .series)
  }
}

extension TitleDetail {
  /// Whether a name is this title's own, or its original one.
  func isCalled(_ name: String) -> Bool { !namesCalled(name).isEmpty }

  /// Those of its own and its original name that have the words of a name.
  fileprivate func namesCalled(_ name: String) -> [String] {
    let key = name.comparisonKey
    return names.filter { $0.comparisonKey == key }
  }
}

extension String {
  /// The signs that are read as words, and that no search looks for.
  fileprivate var signs: String {
    filter { $0.isMathSymbol || $0.isCurrencySymbol || Self.signsOfWords.contains($0) }
  }

  private static let signsOfWords: Set<Character> = ["@", "#", "%", "♥"]
}
