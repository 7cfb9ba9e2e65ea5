import Titles

/// The type of a title in IMDb's data; its raw value is stored in files.
enum IMDbTitleType: Int, Hashable, Sendable, CaseIterable {
  case movie, tvSeries, tvMiniSeries, tvMovie, short, tvShort, tvSpecial, tvPilot, video, videoGame
  case tvEpisode

  /// Parses IMDb's word for a type; returns `nil` for an unknown word.
  init?(word: some StringProtocol) {
    guard let type = Self.byWord[String(word)] else { return nil }
    self = type
  }

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The kind that the program gives to titles of this type.
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
