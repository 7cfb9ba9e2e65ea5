import Exchange
import MoviesUI
import Titles

/// A report in words on the parts of an import's files that could not be understood.
///
/// Problems of one kind in one file are reported together, with the place of the first: to the
/// reader, a thousand rows with one mistake are one mistake.
struct ProblemReport {
  /// The problems of one kind in one file.
  fileprivate struct Group: Hashable {
    var file: String
    var kind: Kind
  }

  /// The kind of a problem, regardless of the row's values.
  fileprivate enum Kind: Hashable {
    case noTitle, noTitleOfItsOwn, tooManyFields, invalidItem, seenInPart, noteTooLong
    case ratingRounded, ratingWithoutScale
    case invalidValue(ColumnMeaning)
    case openDay(ColumnMeaning)
  }

  private let problems: [FileProblem]

  init(_ problems: [FileProblem]) { self.problems = problems }

  /// One line for each kind of problem in each file, in the order of their first problems.
  var lines: [String] {
    var order: [Group] = []
    var groups: [Group: (first: FileProblem, count: Int)] = [:]
    for problem in problems {
      let group = Group(file: problem.file, kind: Kind(problem.kind))
      if groups[group] == nil { order.append(group) }
      groups[group, default: (problem, 0)].count += 1
    }
    return order.compactMap { groups[$0] }.map { first, count in
      count == 1 ? first.line : first.line(ofSeveral: count)
    }
  }
}

/// A problem in a file, with the file's name.
struct FileProblem {
  var file: String
  /// The name of the column that the problem is about; `nil` if it is not about a named column.
  var column: String?
  var problem: ImportProblem

  var kind: ImportProblem.Kind { problem.kind }
}

extension FileProblem {
  /// A line about this problem alone, with its line and column.
  fileprivate var line: String { "\(problem.place.words(in: file)): \(kind.words)." }

  /// Returns a line about several problems of this kind; this problem is the first.
  fileprivate func line(ofSeveral count: Int) -> String {
    let (what, example) = words(ofSeveral: count.grouped)
    return "\(file): \(what), first: line \(problem.place.line)"
      + (example.map { " “\($0)”" } ?? "") + "."
  }

  /// Returns the description that several rows have in common, and the text of the first as an
  /// example.
  private func words(ofSeveral count: String) -> (what: String, example: String?) {
    switch kind {
    case .noTitle: ("\(count) rows name no title and are left out", nil)
    case .noTitleOfItsOwn(let text):
      ("\(count) rows are not about titles and are left out", text)
    case .tooManyFields:
      ("\(count) rows have more fields than the header and are left out", nil)
    case .invalidItem:
      ("\(count) parts are not built as they should be and are left out", nil)
    case .seenInPart(let name):
      ("\(count) series are not known to be seen to the end, and not marked as seen", name)
    case .noteTooLong(let beginning):
      ("\(count) notes do not fit into \(Note.limit >> 10) KB and are left out", beginning + "…")
    case .ratingRounded(let text, let points):
      ("\(count) ratings are rounded, the first to \(points) of 10", text)
    case .ratingWithoutScale(let text):
      (
        "\(count) ratings are not taken, since nothing tells their scale; say --scale 5, 10 or 100",
        text
      )
    case .openDay(let meaning, let text):
      (
        "\(count) \(meaning.plural)\(inColumn) could have the day or the month first and are not "
          + "taken; say --days dmy or mdy",
        text
      )
    case .invalidValue(let meaning, let text):
      (
        "\(count) \(meaning.plural)\(inColumn) could not be read",
        text
      )
    }
  }

  private var inColumn: String { column.map { " in column \($0)" } ?? "" }
}

extension ProblemReport.Kind {
  fileprivate init(_ kind: ImportProblem.Kind) {
    self =
      switch kind {
      case .noTitle: .noTitle
      case .noTitleOfItsOwn: .noTitleOfItsOwn
      case .tooManyFields: .tooManyFields
      case .invalidItem: .invalidItem
      case .noteTooLong: .noteTooLong
      case .seenInPart: .seenInPart
      case .invalidValue(let meaning, _): .invalidValue(meaning)
      case .openDay(let meaning, _): .openDay(meaning)
      case .ratingRounded: .ratingRounded
      case .ratingWithoutScale: .ratingWithoutScale
      }
  }
}

extension ImportProblem.Kind {
  /// A description of the problem and its consequence for the row.
  var words: String {
    switch self {
    case .noTitle: "names no title; left out"
    case .noTitleOfItsOwn(let text): "“\(text)” is not a title; left out"
    case .tooManyFields(let count, let expected):
      "has \(count) fields where \(expected) are named; left out"
    case .invalidValue(let meaning, let text):
      "“\(text)” is not a \(meaning.words); the row is read without it"
    case .openDay(_, let text):
      "“\(text)” could have the day or the month first; the row is read without it"
        + " (say --days dmy or mdy)"
    case .ratingWithoutScale(let text):
      "nothing tells the scale of “\(text)”; the row is read without a rating"
        + " (say --scale 5, 10 or 100)"
    case .ratingRounded(let text, let points): "“\(text)” is rounded to \(points) of 10"
    case .invalidItem: "is not built as it should be; left out"
    case .noteTooLong(let beginning):
      "the note “\(beginning)…” does not fit into \(Note.limit >> 10) KB; the row is read without it"
    case .seenInPart(let name):
      "“\(name)” is not known to be seen to the end; not marked as seen"
    }
  }
}

extension ColumnMeaning {
  fileprivate var words: String {
    switch self {
    case .id, .link, .episodeID: "valid IMDb id"
    case .year: "year"
    case .season, .episode: "number"
    case .rating, .ratingLimit: "rating"
    case .percent: "rating from 1 to 100"
    case .status: "known status"
    case .lastEpisode: "place of an episode such as s03e04"
    case .isWatched, .isWatchlisted: "yes or no"
    case .kind: "known type"
    case .minutes: "number of minutes"
    case .imdbRating, .points: "rating from 1 to 10"
    case .stars: "rating from 0.5 to 5 stars"
    case .votes: "number of votes"
    case .position: "position"
    case .released, .ratedOn, .addedOn, .watchedOn, .watchlistedOn: "day such as 2024-06-30"
    case .title, .series, .episodeTitle, .originalTitle, .genres, .directors, .rewatch, .tags,
      .note, .review:
      "text"
    }
  }

  fileprivate var plural: String {
    switch self {
    case .id, .link, .episodeID: "ids"
    case .season, .episode: "numbers"
    case .status: "statuses"
    case .lastEpisode: "places of episodes"
    case .isWatched, .isWatchlisted: "answers"
    case .year: "years"
    case .kind: "types"
    case .minutes: "running times"
    case .imdbRating, .rating, .points, .stars, .percent, .ratingLimit: "ratings"
    case .votes: "numbers of votes"
    case .position: "positions"
    case .released, .ratedOn, .addedOn, .watchedOn, .watchlistedOn: "dates"
    case .title, .series, .episodeTitle, .originalTitle, .genres, .directors, .rewatch, .tags,
      .note, .review:
      "texts"
    }
  }
}
