import Titles

/// All counts that are made in one pass over a library.
struct LibraryCount {
  private var totals = LibraryTotals()
  private var meanRating = MeanRating()
  /// The counts by month; months are numbered from January of the year 0.
  private(set) var months: [Int: Tally] = [:]
  private(set) var years: [Int: Tally] = [:]
  /// The counts by decade; the key is the year divided by ten.
  private(set) var decades: [Int: Tally] = [:]
  private(set) var ratings: [Int: Tally] = [:]
  private(set) var genres: [String: Tally] = [:]
  private(set) var directors: [String: Tally] = [:]
  private(set) var countries: [String: Tally] = [:]
  private(set) var coverage = FactCoverage()
  private(set) var pairs: [RatingDisagreement] = []
  /// The days with any viewings.
  private(set) var days: Set<CalendarDate> = []

  var finalTotals: LibraryTotals {
    var totals = totals
    totals.meanRating = meanRating.mean
    return totals
  }

  mutating func take(_ entry: LibraryEntry) {
    totals.take(entry)
    meanRating.take(entry.rating)
    if let rating = entry.rating { ratings[rating, default: Tally()].count(entry) }
    if let pair = RatingDisagreement(entry) { pairs.append(pair) }
    takeDays(of: entry)
    guard entry.isSeen || entry.rating != nil, entry.facts.kind != .episode else { return }
    takeFacts(of: entry)
  }

  /// Counts the days of an entry, except those in impossible years, which are typing errors.
  private mutating func takeDays(of entry: LibraryEntry) {
    for day in entry.viewings.compactMap(\.day) where Years.possible.contains(day.year) {
      days.insert(day)
      guard entry.facts.kind == .movie else { continue }
      months[day.year * 12 + day.month - 1, default: Tally()].count(entry)
      years[day.year, default: Tally()].count(entry)
    }
  }

  private mutating func takeFacts(of entry: LibraryEntry) {
    let facts = entry.facts
    coverage.take(facts)
    if let year = facts.years?.start, Years.possible.contains(year) {
      decades[year / 10, default: Tally()].count(entry)
    }
    genres.count(entry, under: facts.genres)
    directors.count(entry, under: facts.directors)
    countries.count(entry, under: facts.countries)
  }
}

extension [String: Tally] {
  /// Counts an entry once under each of some names, even if a name is repeated.
  fileprivate mutating func count(_ entry: LibraryEntry, under names: [String]) {
    for (index, name) in names.enumerated() where names.firstIndex(of: name) == index {
      self[name, default: Tally()].count(entry)
    }
  }

  /// Returns the bars with the greatest counts; of equal counts, those that the user rated higher
  /// come first.
  ///
  /// Names without a letter or digit cannot be searched for, and are left out.
  func bars(most: Int, _ subject: (String) -> StatisticsSubject) -> [StatisticsBar] {
    let order = sorted { left, right in
      let (one, other) = (left.value, right.value)
      guard one.count == other.count else { return one.count > other.count }
      let (mean, otherMean) = (one.mean ?? 0, other.mean ?? 0)
      return mean == otherMean ? left.key < right.key : mean > otherMean
    }
    return order.lazy.filter { !$0.key.searchWords.isEmpty }.prefix(most)
      .map { $0.value.bar(subject($0.key)) }
  }
}

extension [Int: Tally] {
  /// Returns a bar for each number from the greatest to the least, including those without a count.
  func bars(_ subject: (Int) -> StatisticsSubject) -> [StatisticsBar] {
    guard let least = keys.min(), let greatest = keys.max() else { return [] }
    return bars(over: least...greatest, subject)
  }

  /// Returns a bar for each number of a range, from the greatest to the least.
  func bars(
    over range: ClosedRange<Int>, _ subject: (Int) -> StatisticsSubject
  ) -> [StatisticsBar] {
    range.reversed().map { (self[$0] ?? Tally()).bar(subject($0)) }
  }
}
