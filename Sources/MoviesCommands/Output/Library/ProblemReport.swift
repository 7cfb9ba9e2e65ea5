import Exchange
import MoviesUI
import Titles

/// What could not be understood of the files of an import, in words.
///
/// Problems of one kind in one file are told together, with the place of the first: a thousand rows
/// with one mistake are one mistake to the reader.
struct ProblemReport {
  /// The problems of one kind in one file.
  fileprivate struct Group: Hashable {
    var file: String
    var kind: Kind
  }

  /// The kind of a problem, whatever the row says.
  fileprivate enum Kind: Hashable {
    case noTitle, noTitleOfItsOwn, tooManyFields, invalidItem, seenInPart, noteTooLong
    case invalidValue(ColumnMeaning)
  }

  private let problems: [FileProblem]

  init(_ problems: [FileProblem]) { self.problems = problems }

  /// One line for each kind of problem in each file, in the order in which they begin.
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

/// Something in a file that could not be understood.
struct FileProblem {
  var file: String
  /// The name of the column that it is about, if it is about one that has a name.
  var column: String?
  var problem: ImportProblem

  var kind: ImportProblem.Kind { problem.kind }
}

extension FileProblem {
  /// The problem alone, with its line and column.
  fileprivate var line: String { "\(problem.place.words(in: file)): \(kind.words)." }

  /// So many problems of its kind, of which it is the first.
  fileprivate func line(ofSeveral count: Int) -> String {
    let (what, example) = words(ofSeveral: count.grouped)
    return "\(file): \(what), first: line \(problem.place.line)"
      + (example.map { " “\($0)”" } ?? "") + "."
  }

  /// What so many rows have in common, and what the first of them says.
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
    case .invalidValue(let meaning, let text):
      (
        "\(count) \(meaning.plural)\(column.map { " in column \($0)" } ?? "") could not be read",
        text
      )
    }
  }
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
      }
  }
}

extension ImportProblem.Kind {
  /// What could not be understood, and what becomes of the row.
  var words: String {
    switch self {
    case .noTitle: "names no title; left out"
    case .noTitleOfItsOwn(let text): "“\(text)” is not a title; left out"
    case .tooManyFields(let count, let expected):
      "has \(count) fields where \(expected) are named; left out"
    case .invalidValue(let meaning, let text):
      "“\(text)” is not a \(meaning.words); the row is read without it"
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
    case .id: "valid IMDb id"
    case .year: "year"
    case .kind: "known type"
    case .minutes: "number of minutes"
    case .imdbRating, .points: "rating from 1 to 10"
    case .stars: "rating from 0.5 to 5 stars"
    case .votes: "number of votes"
    case .position: "position"
    case .released, .ratedOn, .addedOn, .watchedOn: "day such as 2024-06-30"
    case .title, .originalTitle, .genres, .directors, .rewatch, .tags, .note, .review: "text"
    }
  }

  fileprivate var plural: String {
    switch self {
    case .id: "ids"
    case .year: "years"
    case .kind: "types"
    case .minutes: "running times"
    case .imdbRating, .points, .stars: "ratings"
    case .votes: "numbers of votes"
    case .position: "positions"
    case .released, .ratedOn, .addedOn, .watchedOn: "dates"
    case .title, .originalTitle, .genres, .directors, .rewatch, .tags, .note, .review: "texts"
    }
  }
}
