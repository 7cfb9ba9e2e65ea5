import MoviesCore
import Testing
import Titles

extension Samples {
  /// The folder of a disk that is away.
  static let usb = OwnFolder(PathBytes("/mnt/usb"), isAway: true, files: 3)

  /// Two films, one of them twice; a series, and a film on a disk that is away.
  static func own(
    folders: [OwnFolder] = [OwnFolder(PathBytes("/films"), files: 9), usb], openNames: Int = 2
  ) throws -> OwnTitles {
    let day = 86_400
    let now = 1_780_000_000
    return OwnTitles(
      revision: 3,
      titles: [
        OwnTitle(
          TitleSummary(
            id: try id("tt0903747"), title: "Breaking Bad",
            years: YearRange(start: 2008, end: 2013), kind: .series),
          added: now, size: 42_000_000_000, files: 3, mark: FileMark(lines: 720),
          episodes: [
            OwnEpisode(try place(1, 1), mark: FileMark(lines: 720)),
            OwnEpisode(
              try place(1, 2), mark: FileMark(lines: 720), versions: 2, spare: 900_000_000),
            OwnEpisode(try place(2, 1), mark: FileMark(lines: 720)),
          ]),
        OwnTitle(
          TitleSummary(
            id: try id("tt0096895"), title: "Batman", years: YearRange(1989), kind: .movie),
          added: now - day, size: 12_300_000_000, files: 2, mark: FileMark(lines: 1080),
          versions: [FileVersion(lines: 1080), FileVersion(lines: 480)]),
        OwnTitle(
          TitleSummary(
            id: try id("tt0103776"), title: "Batman Returns", years: YearRange(1992), kind: .movie),
          added: now - 500 * day, size: 700_000_000, mark: FileMark(isAway: true)),
      ], folders: folders, openNames: openNames)
  }

  static func place(_ season: Int, _ episode: Int) throws -> EpisodeNumber {
    EpisodeNumber(series: try id("tt0903747"), season: season, episode: episode)
  }

  /// What is known of these titles beyond their files.
  static func ownFacts() throws -> OwnFileFacts {
    let titles = try own().titles
    return OwnFileFacts(
      revision: 3, totals: [titles[0].id: 62],
      missing: [
        MissingEpisodes(titles[0].title, season: 1, numbers: [3, 4, 5, 7], count: 7),
        MissingEpisodes(titles[0].title, season: 2, numbers: Array(2...13), count: 13),
        MissingEpisodes(titles[0].title, season: 3, numbers: Array(1...13), count: 13),
      ],
      doubles: [
        DoubledTitle(titles[1].title, versions: 2, lines: 1080, spare: 4_100_000_000),
        DoubledTitle(
          titles[0].title, at: try place(1, 2), versions: 2, lines: 720, spare: 900_000_000),
      ])
  }

  /// A file of the first film.
  static func file(
    _ number: Int, _ path: PathBytes, isAway: Bool = false, version: FileVersion = FileVersion(),
    reason: FileReason = .name("Batman", year: 1989, isSeries: false)
  ) throws -> OwnFile {
    OwnFile(
      id: number, path: path, size: 8_100_000_000, modified: 0, added: 0, isAway: isAway,
      content: .film(try id("tt0096895")), reason: reason, version: version)
  }
}
