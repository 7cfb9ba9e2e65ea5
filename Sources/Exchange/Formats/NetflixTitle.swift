internal import SafeText
internal import Titles

/// The parsing of Netflix's titles, which join series, season and episode.
extension ImportedName {
  /// Parses `Series: Season 1: Episode`; returns `nil` for any other title.
  init?(netflix text: String) {
    let parts = text.split(separator: ":").map(\.trimmed)
    guard parts.count >= 3,
      let index = parts.indices.dropFirst().dropLast().first(where: {
        Self.seasonNumber(parts[$0]) != nil
      }), let season = Self.seasonNumber(parts[index])
    else { return nil }
    self.init(
      title: parts[..<index].joined(separator: ": "), kind: .episode,
      episode: NamedEpisode(season: season, title: parts[(index + 1)...].joined(separator: ": ")))
  }

  /// Parses the number in `Season 2`, in the languages of most accounts; 1 for a limited series.
  private static func seasonNumber(_ text: String) -> Int? {
    let words = text.lowercased().split(separator: " ")
    if text.lowercased() == "limited series" { return 1 }
    guard words.count == 2, seasonWords.contains(String(words[0])) else { return nil }
    return Int(words[1], in: 0...999)
  }

  private static let seasonWords: Set<String> = [
    "season", "series", "staffel", "temporada", "saison", "stagione", "seizoen", "part", "volume",
    "book", "chapter",
  ]
}
