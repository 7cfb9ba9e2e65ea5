import MoviesCore
import Titles

/// A fact that titles are compared by.
struct ComparedFact {
  var label: String
  /// Whether nearly every title has the fact, so that its row is shown while the titles load.
  var isUsual = false
  /// The part of the text in which the fact's names are links; `nil` if they are not links.
  var part: DoorPlace.Part?
  /// A title's value for this fact; `nil` without one.
  var value: (ComparedTitle) -> Comparison.Value?
}

extension ComparedFact {
  /// The user's own facts, which need no request.
  static var own: [ComparedFact] {
    [
      ComparedFact(label: "You") { $0.own(\.ratingInWords) },
      ComparedFact(label: "Seen") { $0.own(\.viewingsInWords) },
      ComparedFact(label: "Watchlist") { $0.own(\.watchlistInWords) },
    ]
  }

  /// Returns the basic facts; the kind is among them only if not all titles are films.
  static func basics(of titles: [ComparedTitle]) -> [ComparedFact] {
    let isAmongFilms = titles.allSatisfy { $0.facts.typeLabel == nil }
    let type = ComparedFact("Type") { $0.type }
    let years = ComparedFact(label: "Year", isUsual: true, part: .years) { title in
      title.facts.years.map(Comparison.Value.years)
    }
    return [years]
      + (isAmongFilms ? [] : [type])
      + [
        ComparedFact("Rated", isUsual: true) { $0.rated },
        ComparedFact("Runtime", isUsual: true) { $0.minutes.map { "\($0) min" } },
        ComparedFact(names: "Genres", of: .genres) { $0.genres },
      ]
  }

  /// Returns the ratings: the known sources first, then others, in the order of the titles.
  static func ratings(of titles: [ComparedTitle]) -> [ComparedFact] {
    var sources: [Rating.Source] = [.imdb, .rottenTomatoes, .metacritic]
    for rating in titles.flatMap(\.facts.ratings) where !sources.contains(rating.source) {
      sources.append(rating.source)
    }
    return sources.map { source in
      ComparedFact(label: source.name, isUsual: source == .imdb) { title in
        title.facts.ratings.first { $0.source == source }.map(Comparison.Value.rating)
      }
    } + [ComparedFact("Votes", isUsual: true) { $0.votes?.grouped }]
  }

  /// Returns the facts about the people who made the titles.
  static func people(of titles: [ComparedTitle]) -> [ComparedFact] {
    [
      ComparedFact(
        names: titles.label("Director", or: "Directors") { $0.directors }, of: .directors
      ) { $0.directors },
      ComparedFact(names: titles.label("Writer", or: "Writers") { $0.writers }, of: .writers) {
        $0.writers
      },
      ComparedFact(names: "Cast", of: .cast) { $0.actors },
    ]
  }

  /// Returns the facts about the titles' release.
  static func release(of titles: [ComparedTitle]) -> [ComparedFact] {
    [
      ComparedFact("Released", isUsual: true) { $0.released?.written },
      ComparedFact(
        names: titles.label("Country", or: "Countries") { $0.countries }, of: .countries
      ) { $0.countries },
      ComparedFact(names: titles.label("Language", or: "Languages") { $0.languages }) {
        $0.languages
      },
      ComparedFact("Awards") { $0.awards },
      ComparedFact("Box office") { $0.boxOffice.map { "$" + $0.grouped } },
    ]
  }

  /// Returns the facts about seasons: their number, and the average rating of each.
  static func seasons(of titles: [ComparedTitle]) -> [ComparedFact] {
    let count = titles.map(\.seasons.count).max() ?? 0
    return [ComparedFact("Seasons") { $0.seasonCount.map(String.init) }]
      + (0..<count).map { index in
        ComparedFact(label: "Season \(index + 1)", isUsual: true) { title in
          title.seasons.indices.contains(index) ? title.seasons[index].value : nil
        }
      }
  }

  private init(
    _ label: String, isUsual: Bool = false, _ text: @escaping (TitleDetail) -> String?
  ) {
    self.init(label: label, isUsual: isUsual) { text($0.facts).map(Comparison.Value.text) }
  }

  private init(
    names label: String, of part: DoorPlace.Part? = nil,
    _ names: @escaping (TitleDetail) -> [String]
  ) {
    self.init(label: label, isUsual: true, part: part) { title in
      let names = names(title.facts)
      return names.isEmpty
        ? nil : .names(names.map { Comparison.Name(text: $0, isShared: false) })
    }
  }
}

extension ComparedTitle {
  /// The facts known so far.
  var facts: TitleDetail { detail ?? TitleDetail(summary) }
}

extension ComparedTitle {
  /// Returns a part of the user's mark; a dash without one.
  fileprivate func own(_ words: (LibraryMark) -> String?) -> Comparison.Value {
    mark.flatMap(words).map(Comparison.Value.text) ?? .unknown
  }
}

extension LibraryMark {
  fileprivate var ratingInWords: String? { rating.map { "\($0) of 10" } }

  /// The words for when the title was seen: `17 March 2026`, `3 times, last 17 March 2026`.
  fileprivate var viewingsInWords: String? {
    guard viewings > 0 else { return nil }
    let day = days.last?.written
    if viewings == 1 { return day ?? "once" }
    return "\(viewings.grouped) times" + (day.map { ", last \($0)" } ?? "")
  }

  fileprivate var watchlistInWords: String? {
    onWatchlistSince.map { "since \(CalendarDate(secondsSince1970: $0).written)" }
  }
}

extension ComparedTitle.Season {
  fileprivate var value: Comparison.Value {
    switch self {
    case .known(let figures):
      figures.average.map { .rating(Rating(imdb: $0)) } ?? .unknown
    case .awaited: .awaited
    case .unknown: .unknown
    }
  }
}

extension [ComparedTitle] {
  /// Returns one of two labels: the plural as soon as one title has several names.
  fileprivate func label(
    _ one: String, or several: String, of names: (TitleDetail) -> [String]
  ) -> String {
    contains { names($0.facts).count > 1 } ? several : one
  }
}
