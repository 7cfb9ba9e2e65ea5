public import Titles

/// A writer of tables for Letterboxd's imports: seen or rated films, the watchlist, and lists.
///
/// Games and single episodes are left out, since Letterboxd has none. No table exceeds Letterboxd's
/// size limit; each begins with the header.
public enum LetterboxdExport {
  /// The maximum size of a file that Letterboxd accepts, in bytes.
  public static let sizeLimit = 1_000_000

  /// Exports the titles that were seen or rated.
  ///
  /// Each viewing is a row with its impression, and so is a rating without a viewing. Everything
  /// else about the title is in the row of the last viewing.
  ///
  /// - Parameter entries: The library.
  /// - Returns: The tables; one without rows if there is nothing to export.
  public static func films(_ entries: [LibraryEntry]) -> [String] {
    let names = ["Rating10", "WatchedDate", "Rewatch", "Tags", "Review"]
    return tables(
      namesOfTitles + names,
      entries.filter { $0.isSeen || $0.rating != nil }.filter(takes).flatMap(rows))
  }

  /// Exports the ratings that differ from those of the last viewings.
  ///
  /// - Parameter entries: The library.
  /// - Returns: The tables; one without rows if there is nothing to export.
  public static func laterRatings(_ entries: [LibraryEntry]) -> [String] {
    let rated = entries.filter(takes).filter { entry in
      guard let rating = entry.rating, let last = entry.viewings.last?.impression?.rating
      else { return false }
      return rating != last
    }
    return tables(
      namesOfTitles + ["Rating10"], rated.map { title($0) + [$0.rating.map { "\($0)" } ?? ""] })
  }

  /// Exports the titles of the watchlist or of another list.
  ///
  /// - Parameter entries: The titles in the order of the list.
  /// - Returns: The tables; one without rows if there is nothing to export.
  public static func list(_ entries: [LibraryEntry]) -> [String] {
    tables(namesOfTitles, entries.filter(takes).map(title))
  }

  private static func tables(_ header: [String], _ rows: [[String]]) -> [String] {
    let header = CSVWriter.text([header])
    var (tables, size) = ([[header]], header.utf8.count)
    for row in rows {
      let line = CSVWriter.text([row])
      if size + line.utf8.count > sizeLimit, tables[tables.endIndex - 1].count > 1 {
        tables.append([header])
        size = header.utf8.count
      }
      tables[tables.endIndex - 1].append(line)
      size += line.utf8.count
    }
    return tables.map { $0.joined() }
  }

  /// Whether Letterboxd accepts titles of this kind.
  public static func takes(_ entry: LibraryEntry) -> Bool {
    entry.facts.kind != .episode && entry.facts.kind != .game
  }

  private static let namesOfTitles = ["imdbID", "Title", "Year"]

  private static func title(_ entry: LibraryEntry) -> [String] {
    [
      entry.id.rawValue, FormulaGuard.applied(entry.facts.title),
      entry.facts.years.map { String($0.start) } ?? "",
    ]
  }

  private static func rows(_ entry: LibraryEntry) -> [[String]] {
    var viewings = entry.isSeen ? entry.viewings : [Viewing(day: nil)]
    viewings[viewings.endIndex - 1].impression = entry.impressionOfLastViewing
    return viewings.map { viewing in
      let impression = viewing.impression
      let tags = impression?.tags.map { $0.replacing(",", with: " ") } ?? []
      return title(entry) + [
        impression?.rating.map { String($0) } ?? "", viewing.day?.isoText ?? "",
        viewing.isRewatch ? "Yes" : "", FormulaGuard.applied(tags.joined(separator: ", ")),
        FormulaGuard.applied(ReducedHTML.html(impression?.note ?? "")),
      ]
    }
  }
}

extension String {
  /// Returns the text without the first occurrence of another text that consists of whole lines.
  fileprivate func withoutLines(_ text: String) -> String {
    "\n\(self)\n".replacing("\n\(text)\n", with: "\n", maxReplacements: 1)
  }
}

extension LibraryEntry {
  /// The impression of the last viewing, with the title's tags and notes that belong to no viewing.
  fileprivate var impressionOfLastViewing: Impression? {
    let impressions = viewings.compactMap(\.impression)
    let last = viewings.last?.impression
    let known = Set(impressions.flatMap(\.tags))
    let rest = impressions.compactMap(\.note).reduce(note ?? "") { rest, note in
      rest.withoutLines(note)
    }.cleanNote
    return Impression(
      rating: last?.rating ?? rating,
      tags: (last?.tags ?? []) + tags.filter { !known.contains($0) },
      note: Note.joined(last?.note, rest))
  }
}
