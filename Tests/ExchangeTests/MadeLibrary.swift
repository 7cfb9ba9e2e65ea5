import Exchange
import SafeText
import TestSupport
import Titles

/// A library made up at random, the same one for each seed.
struct MadeLibrary {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func contents() -> LibraryContents {
    let names = (0..<4).map { "List \($0) " + text(3) }
    let ids = (1...number(1, 30)).compactMap { TitleID("tt" + String(1_000_000 + $0 * 7)) }
    let entries = ids.map { entry($0, names) }
    let lists = names.map { name in
      LibraryContents.List(
        name: name,
        titles: entries.filter { $0.lists.contains(name) }.map(\.id).shuffled(using: &random))
    }
    return LibraryContents(
      entries: entries, lists: lists, openNames: openNames(names, ids),
      meanings: (0..<number(0, 3)).map { NameMeaning(name($0), means: maybe { _ in ids[0] }) })
  }

  private mutating func openNames(_ lists: [String], _ ids: [TitleID]) -> [OpenName] {
    (0..<number(0, 3)).map { index in
      let said = entry(ids[0], lists)
      var open = OpenName(
        number: index + 1, name(index + 10), file: "a" + text(3), place: "b" + text(3),
        candidates: many { TitleSummary($0.facts(ids[0])) })
      open.onWatchlistSince = said.onWatchlistSince
      open.viewings = said.viewings
      open.rating = said.rating
      open.ratedOn = said.ratedOn
      open.note = said.note
      open.tags = said.tags
      open.stopped = said.stopped
      open.lists = said.lists
      for list in said.lists { open.places[list] = number(0, 5) }
      return open
    }
  }

  private mutating func name(_ number: Int) -> ImportedName {
    ImportedName(
      title: "Name \(number) " + text(4), year: maybe { $0.number(1900, 2020) },
      kind: maybe { _ in .series })
  }

  private mutating func entry(_ id: TitleID, _ names: [String]) -> LibraryEntry {
    let rating = maybe { $0.number(1, 10) }
    let dated = many {
      Viewing(
        day: $0.day(), isInCinema: $0.flip(), isRewatch: $0.flip(),
        place: $0.flip() ? "Odeon, at the “Quay”" : nil)
    }
    .sorted { first, second in
      guard let start = first.day, let end = second.day else { return false }
      return start < end
    }
    return LibraryEntry(
      facts(id), onWatchlistSince: maybe { $0.number(0, 2_000_000_000) },
      viewings: many { _ in Viewing(day: nil) } + dated, rating: rating,
      ratedOn: rating == nil ? nil : maybe { $0.day() },
      note: maybe { "Note\n" + $0.text(20) }, tags: many { "tag " + $0.text(3) },
      lists: names.filter { _ in flip() },
      stopped: maybe { random in
        StoppedPlace(
          position: random.number(0, 3_000), length: random.flip() ? 3_000 : nil,
          played: random.number(0, 9_000), time: random.number(0, 2_000_000_000))
      })
  }

  private mutating func facts(_ id: TitleID) -> TitleDetail {
    let start = number(1900, 2020)
    return TitleDetail(
      id: id, title: "Title " + text(8), originalTitle: maybe { "Original " + $0.text(8) },
      years: maybe { YearRange(start: start, end: $0.maybe { start + $0.number(0, 9) }) },
      kind: TitleKind.allCases.randomElement(using: &random), rated: maybe { $0.text(3) },
      released: maybe { $0.day() }, minutes: maybe { $0.number(1, 300) },
      genres: many { $0.text(2) }, directors: many { $0.text(4) }, writers: many { $0.text(4) },
      actors: many { $0.text(4) }, plot: maybe { $0.text(40) }, languages: many { $0.text(2) },
      countries: many { $0.text(2) }, awards: maybe { $0.text(5) }, poster: maybe { $0.text(9) },
      ratings: [
        Rating(imdb: Double(number(0, 1000)) / 10),
        Rating(source: .other(text(3)), score: Double(number(0, 1000)) / 7),
      ],
      votes: maybe { $0.number(0, 9_000_000) }, boxOffice: maybe { $0.number(0, 2_000_000_000) },
      production: maybe { $0.text(3) }, website: maybe { $0.text(3) }, dvd: maybe { $0.day() },
      totalSeasons: maybe { $0.number(1, 9) }, season: maybe { $0.number(1, 9) },
      episode: maybe { $0.number(1, 9) }, seriesID: maybe { _ in TitleID("tt0000009") } ?? nil,
      seriesTitle: maybe { $0.text(6) })
  }

  private mutating func number(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &random)
  }

  private mutating func flip() -> Bool { Bool.random(using: &random) }

  private mutating func day() -> CalendarDate {
    CalendarDate(year: number(1900, 2030), month: number(1, 12), day: number(1, 28))
  }

  private mutating func maybe<Value>(_ make: (inout MadeLibrary) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  private mutating func many<Value>(_ make: (inout MadeLibrary) -> Value) -> [Value] {
    (0..<number(0, 3)).map { _ in make(&self) }
  }

  /// A text as the library has them: sanitised, and full of what formats use for themselves.
  private mutating func text(_ length: Int) -> String {
    let parts = [
      "a", "ß", "七", "🎬", "\"", "\\", "\\u001b", ",", ";", "/", "'", "=", "{", "]", "e\u{301}",
    ]
    return Sanitizer.line(
      (0..<length).compactMap { _ in parts.randomElement(using: &random) }.joined())
  }
}
