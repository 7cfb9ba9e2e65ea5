import Titles

/// A source, with the facts about a title that come from it.
struct FactTeller {
  /// The name of the source: one of the stable words `imdb`, `omdb`, `demo`, `import` and
  /// `unknown`, or the host of another service.
  var source: String
  /// The day of the source's answer or data; `nil` if it is unknown.
  var day: CalendarDate?
  /// The names of the facts in JSON; ratings are named like `ratings.imdb`.
  var facts: [String]
}

extension Answer<TitleDetail> {
  /// The sources of the facts, in the order of the facts.
  var tellers: [FactTeller] {
    let facts = TitleFact.names(in: value)
    guard let origins else {
      let names = facts.map(\.jsonName).withoutRepetitions(by: \.self)
      return names.isEmpty ? [] : [FactTeller(source: source.word, day: nil, facts: names)]
    }
    var tellers: [FactTeller] = []
    for fact in facts {
      let origin = origins[fact]
      let (word, day) = (origin.source.word(of: source), origin.day)
      let place = tellers.firstIndex { $0.source == word && $0.day == day }
      if place == nil { tellers.append(FactTeller(source: word, day: day, facts: [])) }
      let index = place ?? tellers.count - 1
      if !tellers[index].facts.contains(fact.jsonName) {
        tellers[index].facts.append(fact.jsonName)
      }
    }
    return tellers
  }
}

extension FactOrigin {
  fileprivate var day: CalendarDate? {
    time > 0 ? CalendarDate(secondsSince1970: time) : nil
  }
}

extension FactOrigin.Source {
  /// Returns the name of the source in JSON, given the source that was asked.
  fileprivate func word(of asked: DataSource) -> String {
    switch self {
    case .imdb: "imdb"
    case .service, .row: if case .imdb = asked { "omdb" } else { asked.word }
    case .file: "import"
    case .unknown: "unknown"
    }
  }
}

extension String {
  /// The name in JSON of the fact with this name in databases.
  fileprivate var jsonName: String {
    switch self {
    case "year", "end_year": "years"
    case "kind": "type"
    case "imdb": "ratings.imdb"
    case "tomatoes": "ratings.rottenTomatoes"
    case "metacritic": "ratings.metacritic"
    case "original_title": "originalTitle"
    case "box_office": "boxOffice"
    case "dvd": "disc"
    case "total_seasons", "season_numbers": "totalSeasons"
    case "series_id": "series"
    case "series_title": "seriesTitle"
    default: hasPrefix("rating by ") ? "ratings.\(dropFirst("rating by ".count))" : self
    }
  }
}
