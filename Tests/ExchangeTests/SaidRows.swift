import Exchange
import Titles

extension ImportedFile {
  /// What each row says, in a line that tests can compare.
  var said: [String] { rows.map(\.said) }
}

extension ImportedRow {
  /// What the row says: `tt0078748 · seen 2024-01-05 · rated 4 on 2024-01-06`.
  var said: String {
    var parts: [String] = []
    switch reference {
    case .id(let id): parts.append(id.rawValue)
    case .name(let name):
      parts.append("“\(name.text)”" + (name.kind.map { " \($0.rawValue)" } ?? ""))
    }
    parts += viewings.map { viewing in
      "seen" + (viewing.isRewatch ? " again" : "") + (viewing.day.map { " \($0.isoText)" } ?? "")
    }
    if isOnWatchlist {
      let day = onWatchlistSince.map { CalendarDate(secondsSince1970: $0).isoText }
      parts.append("watchlist" + (day.map { " since \($0)" } ?? ""))
    }
    if let list { parts.append("list \(list)") }
    if let progress { parts.append("up to \(progress.text)") }
    if let rating {
      parts.append("rated \(rating)" + (ratedOn.map { " on \($0.isoText)" } ?? ""))
    }
    if let note { parts.append("note \(note)") }
    return parts.joined(separator: " · ")
  }
}

extension ExchangeFile {
  /// Reads a file with these lines.
  static func read(_ name: String, _ lines: String...) throws -> ImportedFile {
    try FileReading.read(ExchangeFile(name, lines.joined(separator: "\n") + "\n"))
  }
}
