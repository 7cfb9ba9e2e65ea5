/// A fact that titles can have, as an entry in the table by which facts are joined and stored.
public struct TitleFact: Sendable {
  /// The name of the fact, as in databases.
  public let name: String
  /// The rule that chooses between two sources of the fact.
  let precedence: Precedence
  /// Returns whether the fact about a title is known.
  let isKnown: @Sendable (TitleDetail) -> Bool
  /// Returns the fact as a text, which decides between two facts of equal rank.
  let text: @Sendable (TitleDetail) -> String
  /// Copies the fact from the first title to the second one.
  let take: @Sendable (TitleDetail, inout TitleDetail) -> Void

  /// A rule that chooses between two sources that both have a fact.
  enum Precedence {
    /// The more credible source counts, and of the same source, the later fact.
    case steady
    /// The later fact counts, whatever its source, since the fact keeps changing.
    case moving
    /// The more credible source counts, and of the same source, the longer text: the service has
    /// two plots.
    case longest
  }
}

extension TitleFact {
  /// The name of the fact that holds a title's name.
  static let title = "title"

  /// All facts that every title can have, apart from ratings by other sources.
  public static let all = [
    TitleFact(
      name: title, precedence: .steady, isKnown: { $0.name != nil }, text: \.title,
      take: { $1.name = $0.name }),
    TitleFact("original_title", \.originalTitle),
    TitleFact(
      name: "year", precedence: .steady, isKnown: { $0.years != nil },
      text: { "\($0.years?.start ?? 0)" },
      take: { other, title in
        title.years = other.years.map { YearRange(start: $0.start, end: title.years?.end) }
      }),
    // This must come after the first year, which it needs.
    TitleFact(
      name: "end_year", precedence: .moving, isKnown: { $0.years?.end != nil },
      text: { "\($0.years?.end ?? 0)" }, take: { $1.years?.end = $0.years?.end }),
    TitleFact("kind", \.kind), TitleFact("form", \.form), TitleFact("rated", \.rated),
    TitleFact("released", \.released),
    TitleFact("minutes", \.minutes), TitleFact("genres", \.genres),
    TitleFact("directors", \.directors), TitleFact("writers", \.writers),
    TitleFact("actors", \.actors), TitleFact("plot", \.plot, .longest),
    TitleFact("languages", \.languages), TitleFact("countries", \.countries),
    TitleFact("awards", \.awards), TitleFact("poster", \.poster),
    TitleFact(ratingBy: .imdb), TitleFact(ratingBy: .rottenTomatoes),
    TitleFact(ratingBy: .metacritic), TitleFact("votes", \.votes, .moving),
    TitleFact("box_office", \.boxOffice), TitleFact("production", \.production),
    TitleFact("website", \.website), TitleFact("dvd", \.dvd),
    TitleFact("total_seasons", \.totalSeasons), TitleFact("season_numbers", \.seasonNumbers),
    TitleFact("season", \.season), TitleFact("episode", \.episode),
    TitleFact("series_id", \.seriesID), TitleFact("series_title", \.seriesTitle),
  ]

  /// Returns all facts that two titles can have, including their ratings by other sources.
  static func all(of one: TitleDetail, and other: TitleDetail) -> [TitleFact] {
    let further = (one.ratings + other.ratings).map(\.source).withoutRepetitions(by: \.self)
    return all
      + further.compactMap { source in
        guard case .other = source else { return nil }
        return TitleFact(ratingBy: source)
      }
  }

  /// Returns the name of the rating by a source.
  static func name(ofRatingBy source: Rating.Source) -> String {
    switch source {
    case .imdb: "imdb"
    case .rottenTomatoes: "tomatoes"
    case .metacritic: "metacritic"
    case .other(let name): "rating by \(name)"
    }
  }

  /// Returns the names of all known facts about a title.
  public static func names(in title: TitleDetail) -> [String] {
    all(of: title, and: title).filter { $0.isKnown(title) }.map(\.name)
  }

  private typealias Path<Fact> = any (WritableKeyPath<TitleDetail, Fact> & Sendable)

  private init<Fact>(_ name: String, _ path: Path<Fact?>, _ precedence: Precedence = .steady) {
    self.init(
      name: name, precedence: precedence, isKnown: { $0[keyPath: path] != nil },
      text: { $0[keyPath: path].map { "\($0)" } ?? "" },
      take: { $1[keyPath: path] = $0[keyPath: path] })
  }

  private init(_ name: String, _ path: Path<[String]>) {
    self.init(
      name: name, precedence: .steady, isKnown: { !$0[keyPath: path].isEmpty },
      text: { $0[keyPath: path].joined(separator: "\n") },
      take: { $1[keyPath: path] = $0[keyPath: path] })
  }

  private init(ratingBy source: Rating.Source) {
    self.init(
      name: Self.name(ofRatingBy: source), precedence: .moving,
      isKnown: { $0.score(by: source) != nil },
      text: { "\($0.score(by: source) ?? 0)" },
      take: { other, title in
        let taken = other.ratings.filter { $0.source == source }
        title.ratings = (title.ratings.filter { $0.source != source } + taken).inOrder
      })
  }
}
