import Titles

/// Values with a fixed form: ids, kinds, ratings.
extension Fields {
  func titleID(_ name: String) -> TitleID? {
    raw(name).flatMap { TitleID($0.trimmed) }.flatMap { $0.place == nil ? $0 : nil }
  }

  func kind(_ name: String) -> TitleKind? {
    raw(name).flatMap { TitleKind(rawValue: $0.trimmed.lowercased()) }
  }

  /// The ratings of all sources, without duplicates: those in `Ratings`, completed from older,
  /// separate fields.
  var ratings: [Rating] {
    var ratings = objects("Ratings").compactMap { rating in
      rating.line("Source").flatMap { source in
        rating.raw("Value").flatMap { Rating(source: source, value: $0.trimmed) }
      }
    }
    ratings += [
      raw("imdbRating").flatMap { Rating(.imdb, value: $0.trimmed, scale: 10) },
      raw("tomatoMeter").flatMap { Rating(.rottenTomatoes, value: $0.trimmed, scale: 100) },
      raw("Metascore").flatMap { Rating(.metacritic, value: $0.trimmed, scale: 100) },
    ].compactMap { $0 }
    return ratings.withoutRepetitions(by: \.source).stablySorted(by: \.source.rank)
  }
}

extension Rating {
  /// Reads `7.1/10`, `57%` and `55/100`.
  fileprivate init?(source: String, value: String) {
    let source = Source(name: source)
    if value.hasSuffix("%") {
      self.init(source, value: String(value.dropLast()), scale: 100)
    } else {
      let parts = value.split(separator: "/")
      guard parts.count == 2, let scale = Fields.decimal(String(parts[1])) else { return nil }
      self.init(source, value: String(parts[0]), scale: scale)
    }
  }

  fileprivate init?(_ source: Source, value: String, scale: Double) {
    guard let number = Fields.decimal(value), let score = Rating.score(number, outOf: scale)
    else { return nil }
    self.init(source: source, score: score)
  }

  /// Converts a number to a scale of 0 to 100, to one decimal; `nil` if it is outside its own
  /// scale.
  static func score(_ number: Double, outOf scale: Double) -> Double? {
    guard scale > 0, (0...scale).contains(number) else { return nil }
    return (number / scale * 1_000).rounded() / 10
  }
}

extension Rating.Source {
  fileprivate init(name: String) {
    self =
      switch name {
      case "Internet Movie Database": .imdb
      case "Rotten Tomatoes": .rottenTomatoes
      case "Metacritic": .metacritic
      default: .other(name)
      }
  }

  /// The position in the order in which sources are listed.
  fileprivate var rank: Int {
    switch self {
    case .imdb: 0
    case .rottenTomatoes: 1
    case .metacritic: 2
    case .other: 3
    }
  }
}
