import MoviesCore
import SafeText

/// The words about an import's preview, for a page and for a shell.
public enum ImportWording {
  /// A line of the preview: a name at the margin, and a text.
  public struct Line: Hashable, Sendable {
    public var name: String
    public var text: String
    /// Whether the line is a question to the user, or a warning.
    public var isQuestion = false

    /// Returns the line for a shell, wrapped with a hanging indent.
    public func written(columns: Int) -> [String] {
      let room = max(20, columns - ImportWording.nameWidth - 3)
      return text.wrapped(toCells: room).enumerated().map { index, text in
        "  \((index == 0 ? name : "").padded(toCells: ImportWording.nameWidth)) \(text)"
      }
    }
  }

  /// The width of the names at the margin, in cells.
  static let nameWidth = 9

  /// Returns all lines about an import, in the order of their use.
  public static func lines(_ look: ImportLook) -> [Line] {
    fileLines(look) + [Line(name: "Brings", text: counts(look.counts))] + names(look)
      + rows(look) + remarks(look) + questions(look)
  }

  /// Returns the line about the next step.
  static func foot(_ page: ImportPage) -> String {
    guard page.isAgreed else { return "⏎ imports it; Esc leaves everything as it is." }
    guard let progress = page.progress else { return "Importing. Esc stops it." }
    return
      "Looking for titles: \(progress.done.grouped) of \(progress.count.grouped). Esc stops it."
  }

  private static func fileLines(_ look: ImportLook) -> [Line] {
    let shown = look.files.prefix(6)
    var lines: [Line] = shown.flatMap { file -> [Line] in
      let rows = file.rowCount.counted("row")
      var lines = [Line(name: "File", text: "\(file.name): \(file.format), \(rows)")]
      if let scale = file.scale { lines.append(Line(name: "Ratings", text: scale)) }
      if !file.columns.isEmpty, look.files.count == 1 {
        lines.append(Line(name: "Columns", text: file.columns.joined(separator: ", ")))
      }
      return lines
    }
    if look.files.count > shown.count {
      let rest = look.files.dropFirst(shown.count)
      lines.append(
        Line(
          name: "",
          text: "and \(rest.count.counted("file")) more with "
            + rest.map(\.rowCount).reduce(0, +).counted("row")))
    }
    return lines
  }

  private static func counts(_ counts: ImportLook.Counts) -> String {
    let kinds = [
      (counts.seen, "seen"), (counts.rated, "rated"), (counts.onWatchlist, "on the watchlist"),
      (counts.listed, "in lists"),
    ]
    let parts = kinds.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    let titles =
      "\((counts.new + counts.changed).counted("title")) would change, \(counts.new.grouped) of "
      + "them new; \(counts.known.grouped) known"
    return (parts + [titles]).joined(separator: " · ")
  }

  private static func names(_ look: ImportLook) -> [Line] {
    guard look.openNameCount > 0 else { return [] }
    return [
      Line(
        name: "Names",
        text: "\(look.openNameCount.counted("name")) not known on this machine: looking for them "
          + "takes some \(look.requestCount.counted("request"))")
    ]
  }

  private static func rows(_ look: ImportLook) -> [Line] {
    look.rows.enumerated().map { index, row in
      Line(name: index == 0 ? "Rows" : "", text: "\(row.title): \(row.change)")
    }
  }

  private static func remarks(_ look: ImportLook) -> [Line] {
    look.remarks.enumerated().map { Line(name: $0 == 0 ? "Remarks" : "", text: $1) }
  }

  private static func questions(_ look: ImportLook) -> [Line] {
    var lines: [Line] = []
    if look.lacksScale {
      lines.append(
        Line(
          name: "Scale", text: "How high is the highest rating?  1: five   2: ten   3: a hundred",
          isQuestion: true))
    }
    if look.lacksDayOrder {
      lines.append(
        Line(
          name: "Days", text: "What comes first in 1/2/2024?  4: the day   5: the month",
          isQuestion: true))
    }
    return lines
  }
}
