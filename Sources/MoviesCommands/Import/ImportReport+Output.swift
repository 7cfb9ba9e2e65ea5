import Exchange
import MoviesSession
import MoviesUI
import Titles

extension ImportReport {
  /// The report in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - step: What was done; `nil` for nothing.
  ///   - waiting: How many open names wait in the library now.
  ///   - columns: The terminal's width; `nil` if the output is not a terminal.
  /// - Returns: The output. As text, rows that were known are only counted, and of a real import
  ///   also those that were not.
  func text(
    _ format: DocumentFormat, step: UndoEntry?, waiting: Int, columns: Int?
  ) -> [UInt8] {
    format.bytes(
      text: (isDryRun ? table.lines(columns: columns) : []) + open + problemLines + [summary]
        + (waiting == 0 || isDryRun ? [] : [Self.advice(waiting)]),
      json: json(step, waiting))
  }

  /// How to go on with the names that wait.
  private static func advice(_ waiting: Int) -> String {
    "\(waiting.counted("name")) to match: "
      + "run movies-tui library settle, or press g o in the program."
  }

  /// Why the service could not be asked for all names, and how to go on; `nil` if it could.
  var failureLine: String? {
    guard let failure else { return nil }
    let isAtLimit = failure.exitCode == .limitReached
    let open = Set(openRows.map(\.name)).count
    let all = nameCount.counted("name")
    let names =
      open == 0
      ? "" : "\(open.grouped) of \(all) \(open == 1 ? "is" : "are") still open, and "
    return failure.message + " " + (isAtLimit ? "Import again tomorrow" : "Then import again")
      + ": \(names)\(isAtLimit ? "today's answers" : "the answers so far") are kept."
  }

  private var table: TextTable {
    TextTable(
      header: ["PLACE", "ID", "TITLE", "CHANGE"],
      rows: rows.filter { $0.state == .new || $0.state == .changed }.map { row in
        [
          row.placeText, row.title?.id.rawValue ?? "", row.title?.nameAndYears ?? row.name,
          row.news.map(\.words).joined(separator: ", "),
        ]
      })
  }

  /// The rows whose titles are not known, each with what it could mean.
  private var open: [String] {
    openRows.flatMap { row in
      ["\(row.placeText): open: “\(row.name)”"]
        + row.candidates.map { candidate in
          "  --choose \(row.choice)=\(candidate.id)  \(TitleDetail(candidate).nameAndYears)"
        }
    }
  }

  private var problemLines: [String] { remarks(about: problems) + consentLines }

  /// A sentence for each thing that could not be understood, or is not read.
  ///
  /// - Parameter problems: The problems to be told.
  /// - Returns: The sentences.
  func remarks(about problems: [FileProblem]) -> [String] {
    ProblemReport(problems).lines + unreadable.map(\.message) + unkept.map(\.line)
      + files.compactMap(\.unreadLine) + ignoredLines
  }

  private var ignoredLines: [String] {
    ignored.isEmpty
      ? [] : ["Not read, since nothing that you keep is in it: \(ignored.joined(separator: ", "))."]
  }

  /// That names wait for more requests, and how to send them.
  private var consentLines: [String] {
    guard lacksConsent else { return [] }
    let names = Set(openRows.map(\.name)).count.counted("name")
    return [
      "\(names) would need more than \(ConsentedCatalogue.questionsWithoutConsent) requests: import "
        + "again with --yes to send them."
    ]
  }

  private var summary: String {
    let (new, changed, known) = counts
    let done = isDryRun ? "Would change" : "Changed"
    let titles = (new + changed).counted("title")
    let open = openRows.isEmpty ? "" : "; \(openRows.count.grouped) open"
    let leftOut = leftOutCount > 0 ? "; \(leftOutCount.grouped) left out" : ""
    return "\(done) \(titles), \(new.grouped) of them new; \(known.grouped) known\(open)\(leftOut)."
  }

  private func json(_ step: UndoEntry?, _ waiting: Int) -> JSON {
    [
      "dryRun": .bool(isDryRun),
      "step": step.map { JSON($0) } ?? .null,
      "rows": .array(rows.map { JSON($0) }),
      "problems": .array(
        problems.map { problem in
          [
            "file": .string(problem.file), "line": JSON(problem.problem.place.line),
            "column": JSON(problem.problem.place.column), "message": .string(problem.kind.words),
          ]
        }),
      "unreadable": JSON(unreadable.map(\.message)),
      "notKept": .array(
        unkept.map { file in
          [
            "file": .string(file.name), "kind": .string(file.contents.rawValue),
            "count": JSON(file.count),
          ]
        }),
      "files": .array(
        files.map { file in
          [
            "file": .string(file.name), "format": .string(file.format.name),
            "scale": JSON(file.scale?.scale?.rawValue),
            "notRead": .array(
              file.unreadColumns.map {
                ["column": .string($0.name), "count": JSON($0.count)]
              }),
          ]
        }),
      "ignored": JSON(ignored),
      "waiting": JSON(waiting),
    ]
  }
}

extension ImportedFile.Summary {
  /// The columns of which nothing was read, with the number of their values; `nil` if there are
  /// none.
  fileprivate var unreadLine: String? {
    guard !unreadColumns.isEmpty else { return nil }
    let columns = unreadColumns.map { "\($0.name) (\($0.count.counted("value")))" }
    return "\(name): not read: \(columns.joined(separator: ", "))."
  }
}

extension UnkeptFile {
  /// What it has, and that the library does not keep it.
  fileprivate var line: String {
    let (one, several) =
      switch contents {
      case .likedFilms: ("liked film", "liked films")
      case .likedReviews: ("liked review", "liked reviews")
      case .likedLists: ("liked list", "liked lists")
      case .comments: ("comment", "comments")
      case .hiddenTitles: ("hidden title", "hidden titles")
      case .startedTitles: ("title that was begun", "titles that were begun")
      case .nextEpisodes: ("episode that is next", "episodes that are next")
      case .votes: ("rating by number", "ratings by number")
      }
    return count == 1
      ? "\(name): 1 \(one) is not kept: the library has no place for it."
      : "\(name): \(count.grouped) \(several) are not kept: the library has no place for them."
  }
}

extension ImportReport.Row {
  /// Where the row is: `diary.csv:12`.
  fileprivate var placeText: String { place.map { "\(file):\($0.line)" } ?? file }

  /// The left side of a choice for it.
  fileprivate var choice: String { placeText.quotedForShell }
}

extension JSON {
  fileprivate init(_ row: ImportReport.Row) {
    self = [
      "file": .string(row.file), "line": JSON(row.place?.line),
      "name": .string(row.name),
      "title": row.title.map { JSON(TitleSummary($0)) } ?? .null,
      "state": .string(row.state.rawValue),
      "changes": .array(row.news.map { JSON($0) }),
      "candidates": .array(row.candidates.map { JSON($0) }),
    ]
  }
}

extension TitleDetail {
  /// The title and its years, `Batman Returns (1992)`; of an episode, its place in its series.
  var nameAndYears: String {
    if kind == .episode { return TitleSummary(self).listName }
    return years.map { "\(title) (\($0.written))" } ?? title
  }
}
