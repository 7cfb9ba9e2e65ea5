import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

extension Next {
  /// Plays the next episode of the series watched last, among the episodes that the user has.
  @MainActor
  func playNext(
    _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ProgramExitCode {
    let player = FilePlayer(configuration.settings, in: invocation)
    let sentence = try await configuration.useFiles { files, library in
      try await player.keepPlayed(in: library, of: files)
      let titles = TitlesToPlay(own: try await files.titles(), marks: try await library.marks())
      let begun = try await library.entries(in: .seen).begunSeries.map(\.id)
      let next = (titles.seriesStopped + begun).lazy.compactMap { try? titles.target($0) }
        .first { titles.isThere($0.id) }
      guard let next else { throw Failure.nothingNext }
      return try await titles.play(next, of: files, by: player)
    }
    try invocation.write(text: [sentence].bytes, configuration.settings)
    return .success
  }
}

extension TitlesToPlay {
  /// The series in which the user has stopped in the middle of an episode, the last one first.
  fileprivate var seriesStopped: [TitleID] {
    let stops = marks.compactMap { id, mark in
      (mark.episode ?? id.place).flatMap { place in mark.stopped.map { (place.series, $0.time) } }
    }
    return stops.sorted { $0.1 > $1.1 }.map(\.0).withoutRepetitions(by: \.self)
  }

  /// Whether an episode is among the user's files, on a disk that is there.
  fileprivate func isThere(_ id: TitleID) -> Bool {
    own.titles.contains { title in
      title.episodes.contains { TitleID($0.place) == id && !$0.mark.isAway }
    }
  }
}

extension Failure {
  fileprivate static let nothingNext = Failure(
    "No episode comes next that you have as a file, in a series that you have begun.",
    exitCode: .nothingMatched)
}
