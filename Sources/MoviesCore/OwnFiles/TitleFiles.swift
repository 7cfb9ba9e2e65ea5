public import Titles

/// The files of a title, for its details.
public struct TitleFiles: Sendable, Equatable {
  /// The files, the best version first; empty for a series, and until they are read.
  public var files: [OwnFile]
  /// The mark of the title.
  public var mark: FileMark
  /// The series; `nil` for other titles.
  public var series: OwnTitle?
  /// The number of episodes of the series; `nil` if unknown.
  public var episodes: Int?
  /// The folders that are away.
  public var away: [OwnFolder]

  /// Selects what the user has of a title; returns `nil` if that is nothing.
  public init?(_ id: TitleID?, in state: borrowing AppState) {
    guard state.files.hasAny, let id, let file = state.fileID(of: id),
      let mark = state.files.marks[file]
    else { return nil }
    let files = state.files
    self.files = files.files(of: file) ?? []
    self.mark = mark
    away = files.awayFolders
    series = file.place == nil ? files.title(file).flatMap { $0.episodes.isEmpty ? nil : $0 } : nil
    guard series != nil else { return }
    // The files of a whole series are too many to be named.
    self.files = []
    episodes =
      files.facts?.totals[id]
      ?? state.series.guide(of: id).episodeCount(told: state.toldSeasons(of: id))
  }
}
