import Exchange
import MoviesSession
import MoviesUI
import Titles

extension ImportReport {
  /// Formats the report.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - step: The step that was added to the library's history; `nil` if nothing has changed.
  ///   - waiting: The number of open names in the library now.
  ///   - columns: The terminal's width; `nil` if the output is not a terminal.
  /// - Returns: The output. As text, a dry run lists the rows that would change something, and a
  ///   real import only counts them; known rows are only counted in either case.
  func text(
    _ format: DocumentFormat, step: UndoEntry?, waiting: Int, columns: Int?
  ) -> [UInt8] {
    format.bytes(
      text: (isDryRun ? table.lines(columns: columns) : []) + open + problemLines + [summary]
        + (waiting == 0 || isDryRun ? [] : [Self.advice(waiting)]),
      json: json(step, waiting))
  }

  /// Returns advice on how to match the open names.
  private static func advice(_ waiting: Int) -> String {
    "\(waiting.counted("name")) to match: "
      + "run movies-tui library settle, or press g o in the program."
  }

  /// The reason why the service could not be asked for all names, and how to go on; `nil` if it
  /// could.
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

  /// The rows whose titles are unknown, each followed by its candidates.
  private var open: [String] {
    openRows.flatMap { row in
      ["\(row.placeText): open: “\(row.name)”"]
        + row.candidates.map { candidate in
          "  --choose \(row.choice)=\(candidate.id)  \(TitleDetail(candidate).nameAndYears)"
        }
    }
  }

  private var problemLines: [String] { remarks(about: problems) + consentLines }

  /// Returns a sentence about each part of the files that could not be understood or is not read.
  ///
  /// - Parameter problems: The problems to report.
  /// - Returns: The sentences.
  func remarks(about problems: [FileProblem]) -> [String] {
    ProblemReport(problems).lines + unreadable.map(\.message) + unkept.map(\.line)
      + files.compactMap(\.unreadLine) + ignoredLines
  }

  private var ignoredLines: [String] {
    ignored.isEmpty
      ? [] : ["Not read, since nothing that you keep is in it: \(ignored.joined(separator: ", "))."]
  }

  /// A sentence about the names that need more requests, and how to allow them; empty without such
  /// names.
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
  /// A sentence about the unread columns, with the numbers of their values; `nil` if all were read.
  fileprivate var unreadLine: String? {
    guard !unreadColumns.isEmpty else { return nil }
    let columns = unreadColumns.map { "\($0.name) (\($0.count.counted("value")))" }
    return "\(name): not read: \(columns.joined(separator: ", "))."
  }
}

extension UnkeptFile {
  /// A sentence about the file's contents, which the library does not store.
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
  /// The place of the row: `diary.csv:12`.
  fileprivate var placeText: String { place.map { "\(file):\($0.line)" } ?? file }

  /// The left side of the `--choose` value for the row.
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
  /// The title and its years, such as `Batman Returns (1992)`; for an episode, its place in its
  /// series.
  var nameAndYears: String {
    if kind == .episode { return TitleSummary(self).listName }
    return years.map { "\(title) (\($0.written))" } ?? title
  }
}
