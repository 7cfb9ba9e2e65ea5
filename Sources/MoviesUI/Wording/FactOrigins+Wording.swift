public import Titles

extension FactOrigins {
  /// Returns the sources of a title's ratings, with their days, one line for each source:
  /// `IMDb: IMDb data, 23 Nov 2026`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - service: The service of the session.
  /// - Returns: The lines, in the order of the ratings; without unknown sources.
  func ratingLines(of title: TitleDetail, asking service: DataSource) -> [String] {
    let told = title.ratings.compactMap { rating in
      words(forRatingBy: rating.source, asking: service).map { (rating.source.name, $0) }
    }
    let tellers = told.map(\.1).withoutRepetitions(by: \.self)
    return tellers.map { teller in
      let names = told.filter { $0.1 == teller }.map(\.0).joined(separator: ", ")
      return "\(names): \(teller)"
    }
  }

  /// Returns a rating's origin with its day: `IMDb data, 23 Nov 2026`; `nil` if unknown.
  public func words(forRatingBy source: Rating.Source, asking service: DataSource) -> String? {
    self[rating: source].words(asking: service)
  }
}

extension FactOrigin {
  /// Returns the source of a fact, and its day, if that is known.
  fileprivate func words(asking service: DataSource) -> String? {
    guard let name = source.name(asking: service) else { return nil }
    return time > 0 ? "\(name), \(CalendarDate(secondsSince1970: time).short)" : name
  }
}

extension FactOrigin.Source {
  /// Returns the name of the source; `nil` if unknown.
  fileprivate func name(asking service: DataSource) -> String? {
    switch self {
    case .imdb: DataSource.imdb(titles: nil, day: nil).label
    case .service, .row: if case .imdb = service { DataSource.omdb.name } else { service.name }
    case .file: "your import"
    case .unknown: nil
    }
  }
}
