import Titles

extension ImportedName {
  /// The number of votes that makes a film so well known that no one means a namesake of the same
  /// year: there are many namesakes, mostly short films.
  package static let votesOfWellKnown = 10_000

  /// Whether the name can mean a title: one with exactly these words as its name, apart from case,
  /// accents and punctuation, and of the name's kind, if the name has one.
  ///
  /// A name without a kind means a film or a series: diaries do not contain games, and lists of
  /// titles do not contain episodes.
  func canMean(_ title: TitleDetail) -> Bool {
    title.isCalled(self.title) && allows(title.kind)
  }

  /// Whether the name can mean no other title: this one is well known and has its name and year.
  ///
  /// Without a kind, a series is never certain, since there may be a film of the same name.
  func certainlyMeans(_ title: TitleDetail) -> Bool {
    canMean(title) && year != nil && title.years?.start == year
      && title.votes ?? 0 >= Self.votesOfWellKnown && (kind != nil || title.kind == .movie)
  }

  /// Whether the name has the same signs as one of the title's names, apart from mere punctuation:
  /// `@ Home` may be a different title from `Home`.
  func hasSigns(of title: TitleDetail) -> Bool {
    title.namesCalled(self.title).contains { $0.signs == self.title.signs }
  }

  func allows(_ kind: TitleKind?) -> Bool {
    guard let kind else { return true }
    return self.kind.map { $0 == kind } ?? (kind == .movie || kind == .series)
  }
}

extension TitleDetail {
  /// Whether the title's own or original name has the same words as a name.
  func isCalled(_ name: String) -> Bool { !namesCalled(name).isEmpty }

  /// Returns the title's names that have the same words as a name.
  fileprivate func namesCalled(_ name: String) -> [String] {
    let key = name.comparisonKey
    return names.filter { $0.comparisonKey == key }
  }
}

extension String {
  /// The signs that people read as words but searches ignore.
  fileprivate var signs: String {
    filter { $0.isMathSymbol || $0.isCurrencySymbol || Self.signsOfWords.contains($0) }
  }

  private static let signsOfWords: Set<Character> = ["@", "#", "%", "♥"]
}
