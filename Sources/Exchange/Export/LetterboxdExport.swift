public import Titles

/// Writes what Letterboxd's import takes: films that were seen or rated.
public enum LetterboxdExport {
  /// The most bytes of a file that Letterboxd takes.
  public static let sizeLimit = 1_000_000

  /// The films as tables, none of which is too large for Letterboxd.
  ///
  /// Each viewing is a row, and so is a rating without one. The note and the tags stand with the
  /// last viewing. Games and single episodes are left out, since Letterboxd has none.
  ///
  /// - Parameter entries: The library.
  /// - Returns: Tables with a header each; one without rows if there is nothing to export.
  public static func files(_ entries: [LibraryEntry]) -> [String] {
    let header = CSVWriter.text([
      [
        "imdbID", "Title", "Year", "Rating10", "WatchedDate", "Rewatch", "Tags", "Review",
      ]
    ])
    var files = [header]
    for row in entries.filter(isWanted).flatMap(rows) {
      let line = CSVWriter.text([row])
      let isFull = files[files.endIndex - 1].utf8.count + line.utf8.count > sizeLimit
      if isFull, files[files.endIndex - 1] != header { files.append(header) }
      files[files.endIndex - 1] += line
    }
    return files
  }

  private static func isWanted(_ entry: LibraryEntry) -> Bool {
    (entry.isSeen || entry.rating != nil) && entry.facts.kind != .episode
      && entry.facts.kind != .game
  }

  private static func rows(_ entry: LibraryEntry) -> [[String]] {
    let viewings = entry.isSeen ? entry.viewings : [Viewing(day: nil)]
    return viewings.indices.map { index in
      let isLast = index == viewings.indices.last
      return [
        entry.id.rawValue, FormulaGuard.applied(entry.facts.title),
        entry.facts.years.map { String($0.start) } ?? "", entry.rating.map { String($0) } ?? "",
        viewings[index].day?.isoText ?? "", viewings[index].isRewatch ? "Yes" : "",
        isLast ? entry.tags.map { $0.replacing(",", with: " ") }.joined(separator: ", ") : "",
        isLast ? ReducedHTML.html(entry.note ?? "") : "",
      ]
    }
  }
}
