import Titles

/// The type of a title in IMDb's data; the number is how files keep it.
enum IMDbTitleType: Int, Hashable, Sendable, CaseIterable {
  case movie, tvSeries, tvMiniSeries, tvMovie, short, tvShort, tvSpecial, tvPilot, video, videoGame
  case tvEpisode

  /// Reads IMDb's word; `nil` for one that is not known.
  init?(word: some StringProtocol) {
    guard let type = Self.byWord[String(word)] else { return nil }
    self = type
  }

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The kind of title that the program takes it for.
  var kind: TitleKind {
    switch self {
    case .movie, .tvMovie, .short, .tvShort, .tvSpecial, .video: .movie
    case .tvSeries, .tvMiniSeries, .tvPilot: .series
    case .videoGame: .game
    case .tvEpisode: .episode
    }
  }

  /// The form of film or series; `nil` for the usual one.
  var form: TitleForm? {
    switch self {
    case .short, .tvShort: .short
    case .tvMovie: .tvMovie
    case .tvMiniSeries: .miniSeries
    case .video: .video
    case .tvSpecial: .special
    case .movie, .tvSeries, .tvPilot, .videoGame, .tvEpisode: nil
    }
  }
}
