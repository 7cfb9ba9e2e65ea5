import Titles

/// The titles found for a name, and the conclusions about the name's meaning.
struct NameEvidence {
  let name: ImportedName
  private let others: ImportedNames
  /// The day of the import; `nil` if it is unknown.
  private let today: CalendarDate?
  /// The titles, each once, in the order of the answers.
  private(set) var titles: [TitleDetail] = []

  init(about name: ImportedName, among others: ImportedNames, today: CalendarDate?) {
    self.name = name
    self.others = others
    self.today = today
  }

  mutating func add(_ told: [TitleDetail]) {
    titles = (titles + told).withoutRepetitions(by: \.id)
  }

  /// The titles that can be meant, regardless of their years.
  var namesakes: [TitleDetail] { titles.filter(name.canMean) }

  /// The candidates whose year equals the name's.
  var namesakesOfYear: [TitleDetail] { namesakes.filter { isFromYear($0) } }

  /// The title that is meant although it came out a year before or after; `nil` without one, or if
  /// anything rules it out: another such title, another name in the import, or a title with a
  /// similar name whose year equals the name's.
  var namesakeOfNextYear: TitleDetail? {
    guard let year = name.year else { return nil }
    let near = namesakes.filter { title in
      title.years.map { abs($0.start - year) == 1 } ?? false
    }
    guard let title = near.only, name.hasSigns(of: title),
      !others.speakAgainst(title, for: name)
    else { return nil }
    let isAnotherMeant = titles.contains {
      isFromYear($0) && NameLikeness(of: $0, to: name.title) != nil
    }
    return isAnotherMeant ? nil : title
  }

  /// The title that is meant if all titles of the name within two years are known: the only
  /// well-known one whose year equals the name's, else the only one of that year, else the only one
  /// at all if it came out a year before or after.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  var onlyNamesake: TitleDetail? {
    if let wellKnown = namesakes.filter(name.certainlyMeans).only { return wellKnown }
    let ofYear = namesakesOfYear
    if !ofYear.isEmpty { return ofYear.only }
    guard let year = name.year, let title = namesakes.only, let start = title.years?.start,
      abs(start - year) == 1, name.hasSigns(of: title), !others.speakAgainst(title, for: name)
    else { return nil }
    return title
  }

  /// The title that a name without a year means if all titles of the name are known: the only one,
  /// unless it is not released yet, since the name may mean an older one.
  var onlyNamesakeOfAnyYear: TitleDetail? {
    guard let title = namesakes.only, name.hasSigns(of: title), isOut(title) else { return nil }
    return title
  }

  private func isOut(_ title: TitleDetail) -> Bool {
    guard let today else { return true }
    guard let year = title.years?.start, year <= today.year else { return false }
    return title.released.map { $0 <= today } ?? true
  }

  private func isFromYear(_ title: TitleDetail) -> Bool {
    name.year != nil && title.years?.start == name.year
  }
}

extension Array {
  /// The element, if it is the only one.
  var only: Element? { count == 1 ? first : nil }
}
