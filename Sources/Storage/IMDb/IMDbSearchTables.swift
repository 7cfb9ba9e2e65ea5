import GRDB
import Search
import Titles

/// The searchable columns of `imdb.sqlite`.
struct IMDbSearchTables: SearchedTables {
  let columns: WordColumns
  let words = "title_words"
  let nameWords = "title_words"
  let id: SQL = "printf('tt%07d', title.number)"
  let scope: IMDbSearchScope
  let haveNoOtherNames: Bool
  let knowsAllVotes = true
  /// Whether so few titles are expected that checking each is faster than reading another word
  /// list.
  var expectFewHits = false
  private let database: Database
  private let titles: Int

  /// The share of titles, as one in this many, below which looking up a genre or a year by its word
  /// is faster than checking each title.
  private static let rare = 20
  /// The maximum number of years to look up by their words.
  private static let mostYears = 10

  init(_ status: IMDbStatus, _ scope: IMDbSearchScope, in database: Database) {
    self.database = database
    self.scope = scope
    titles = status.titles
    haveNoOtherNames = !status.level.hasNamesAbroad
    columns = WordColumns(
      fields: status.level.hasPeople
        ? [.name, .genre, .director, .writer, .actor] : [.name, .genre],
      endOfKey: IMDbWords.endOfKey, hasPositions: false,
      hasNamesAsOtherWords: status.level.hasNamesAbroad, hasKinds: false,
      wordsOfGenres: { IMDbGenres(where: $0).bits.map(IMDbSigns.genre(ofBit:)) })
  }

  func isIDAmong(_ selection: SQL) -> SQL {
    "(title.number IN (SELECT CAST(substr(id, 3) AS INTEGER) FROM \(selection)))"
  }

  func number(_ field: NumberField) -> SQL? {
    switch field {
    case .year: "title.year"
    case .rating: "title.imdb / 10.0"
    case .votes: "title.votes"
    case .runtime: "title.minutes"
    case .metascore, .tomatoes: nil
    }
  }

  func isKind(_ kind: TitleKind) -> SQL { isType { $0.kind == kind } }

  func isForm(_ form: TitleForm) -> SQL { isType { $0.form == form } }

  /// Returns a condition for titles of certain types.
  private func isType(_ isIncluded: (IMDbTitleType) -> Bool) -> SQL {
    let types = IMDbTitleType.allCases.filter(isIncluded).map { "\($0.rawValue)" }
    return "(title.type IN (\(sql: types.joined(separator: ", "))))"
  }

  func sortValue(_ key: TitleOrder.Key) -> SQL? {
    switch key {
    case .rating: "title.imdb"
    case .votes: "title.votes"
    case .year: "title.year"
    case .title: "title.sort_prefix"
    case .runtime: "title.minutes"
    case .disagreement, .mine, .seen, .added: nil
    }
  }

  func finerSortValue(_ key: TitleOrder.Key) -> SQL? {
    key == .title
      ? """
      (SELECT \(sql: NameFunctions.sortKey)(\(sql: IMDbTitles.name)) FROM title_name AS name
        LEFT JOIN episode USING (place) WHERE place = title.place)
      """ : nil
  }

  func index(of order: TitleOrder) throws -> SortedIndex? {
    scope == .titles ? try SortEnds.index(of: order, in: database) : nil
  }

  func isInARow(_ phrase: String, in field: TextField) -> SQL? {
    guard columns.has(field) else { return nil }
    switch field {
    case .name:
      let words = field.words(of: phrase).joined(separator: " ")
      let isInARow = SQL(sql: NameFunctions.isInARow)
      let own: SQL = """
        (SELECT \(isInARow)(\(words), title) OR \(isInARow)(\(words), original_title)
          FROM title_name WHERE place = title.place)
        """
      guard let abroad = MatchTranslation(columns: columns).neighbours(in: phrase) else {
        return own
      }
      return """
        (\(own) OR title.place IN
          (SELECT rowid FROM title_words WHERE title_words MATCH \(abroad.text)))
        """
    case .genre: return isGenre(IMDbGenres(where: .phrase(phrase)))
    default: return areAmongPeople(phrase, in: field, NameFunctions.isAmongNames)
    }
  }

  func isName(_ phrase: String, in field: TextField) -> SQL? {
    columns.has(field) ? areAmongPeople(phrase, in: field, NameFunctions.isName) : nil
  }

  private func areAmongPeople(_ phrase: String, in field: TextField, _ function: String) -> SQL {
    let words = field.words(of: phrase).joined(separator: " ")
    return """
      ifnull((SELECT \(sql: function)(\(words), \(sql: field.rawValue)s)
        FROM title_people WHERE place = title.place), FALSE)
      """
  }

  /// Returns the words of the years that a condition asks for, if these have few titles.
  func words(inPlaceOf condition: TitleCondition) throws -> MatchExpression? {
    guard case .number(.year, .within(let range)) = condition, scope == .titles, !expectFewHits,
      let years = Self.years(in: range), try titles(of: years) < titles / Self.rare
    else { return nil }
    return .any(
      years.compactMap(IMDbSigns.year).map { .word($0, in: [IMDbWords.Column.year.rawValue]) })
  }

  /// Returns the years in a range; `nil` if there are too many, or if some are impossible.
  private static func years(in range: ClosedRange<Double>) -> ClosedRange<Int>? {
    guard let first = Int(exactly: range.lowerBound), let last = Int(exactly: range.upperBound),
      Years.possible.contains(first), Years.possible.contains(last), last - first < mostYears
    else { return nil }
    return first...last
  }

  private func titles(of years: ClosedRange<Int>) throws -> Int {
    let statement = try database.cachedStatement(
      sql: "SELECT ifnull(sum(titles), 0) FROM year_count WHERE year BETWEEN ? AND ?")
    return try Int.fetchOne(
      statement, arguments: [years.lowerBound, years.upperBound]) ?? 0
  }

  /// Returns a condition for a genre; `nil` for a rare one, which its word finds faster, if only
  /// titles are searched, and for any other condition.
  func fact(inPlaceOf condition: TitleCondition) throws -> SQL? {
    guard case .text(.genre, let test) = condition else { return nil }
    let genres = IMDbGenres(where: test.meant(in: .genre))
    let isRare = try titles(of: genres) < titles / Self.rare
    return isRare && scope == .titles ? nil : isGenre(genres)
  }

  private func isGenre(_ genres: IMDbGenres) -> SQL { "(title.genres & \(genres.rawValue) <> 0)" }

  private func titles(of genres: IMDbGenres) throws -> Int {
    var sum = 0
    for bit in genres.bits {
      let statement = try database.cachedStatement(
        sql: "SELECT titles FROM genre_count WHERE genre = ?")
      sum += try Int.fetchOne(statement, arguments: [bit]) ?? 0
    }
    return sum
  }

  func lastPlace(of condition: TitleCondition) throws -> Int64? {
    switch condition {
    case .number(.votes, let test): try lastPlace(withAtLeast: test.least ?? 0)
    case .number(.rating, _): try lastPlace(with: .rating)
    default: nil
    }
  }

  func lastPlace(with key: TitleOrder.Key) throws -> Int64? {
    switch key {
    case .rating, .votes: try lastPlace(withAtLeast: 0)
    case .year, .title, .runtime, .disagreement, .mine, .seen, .added: nil
    }
  }

  /// Returns the last place with enough votes; bounds exist for titles and for episodes alone.
  private func lastPlace(withAtLeast votes: Double) throws -> Int64? {
    guard scope != .everything else { return nil }
    return try VoteBounds.lastPlace(
      withAtLeast: Int(min(max(0, votes.rounded(.up)), 1e9)), isEpisode: scope == .episodes,
      in: database)
  }
}

extension IMDbGenres {
  /// Collects the genres whose names pass a test.
  fileprivate init(where test: TextTest) {
    let accepts = test.test()
    let bits = Self.searchable.enumerated().filter {
      $0.element.map { accepts($0[.genre]) } == true
    }
    self.init(rawValue: bits.reduce(0) { $0 | 1 << $1.offset })
  }

  /// One title for each genre, made only once: folding the names of all genres for each word would
  /// take longer than most searches.
  private static let searchable = names.map { name in
    TitleID(number: 0).map { SearchableTitle(TitleDetail(id: $0, title: nil, genres: [name])) }
  }
}

extension NumberTest {
  /// The smallest number that may pass; `nil` without a lower bound.
  fileprivate var least: Double? {
    switch self {
    case .above(let limit), .atLeast(let limit): limit
    case .within(let range): range.lowerBound
    case .below, .atMost: nil
    }
  }
}
