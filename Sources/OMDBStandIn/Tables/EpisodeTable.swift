/// A table with a row for each episode; its columns are the fields of ``EpisodeEntry``.
struct EpisodeTable: EpisodeSource {
  let text: String

  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    let beginning = Array("\(id)\t\(season)\t".utf8)
    return Table(text).lines.filter { $0.starts(with: beginning) }.map { EpisodeEntry($0) }
  }

  func episode(id: String) -> EpisodeEntry? {
    let ending = Array("\t\(id)".utf8)
    return Table(text).lines.first { $0.suffix(ending.count).elementsEqual(ending) }
      .map { EpisodeEntry($0) }
  }
}

extension EpisodeEntry {
  fileprivate init(_ line: Table.Line) {
    self.init(
      seriesID: Table.cell(0, of: line), season: Table.cell(1, of: line),
      episode: Table.cell(2, of: line), title: Table.cell(3, of: line),
      released: Table.cell(4, of: line), imdbRating: Table.cell(5, of: line),
      imdbID: Table.cell(6, of: line))
  }
}

/// A part of a catalogue that provides episodes on demand.
protocol EpisodeSource: Sendable {
  /// Returns a season's episodes in order; empty if none are known.
  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry]

  /// Returns the episode with an id; `nil` if it is unknown.
  func episode(id: String) -> EpisodeEntry?
}
