import Titles

/// The seasons of a series that are known on this machine.
struct SeasonsHere {
  /// The numbers of the episodes that have been shown, by season; without specials.
  private var shown: [Int: [Int]] = [:]
  /// Whether all seasons of the series are known.
  private var isWhole = false

  /// Asks a catalogue for the seasons of a series on this machine, and for those that the user has
  /// episodes of.
  ///
  /// - Parameters:
  ///   - title: The series.
  ///   - catalogue: The catalogue.
  ///   - today: The current day; `nil` if unknown.
  init(of title: OwnTitle, in catalogue: any Catalogue, today: CalendarDate?) async {
    let told = await catalogue.known(.id(title.id))?.seasons
    let own = Set(title.episodes.map(\.place.season))
    var guide = SeasonGuide()
    var asked: Set<Int> = []
    func next() -> Int? {
      own.union(guide.numbers(told: told)).subtracting(asked).filter { $0 > 0 }.min()
    }
    while let number = next(), !Task.isCancelled {
      asked.insert(number)
      do throws(CatalogueError) {
        guide.take(try await catalogue.season(number, of: title.id, reach: .here), number: number)
      } catch {
        if error == .notFound { guide.miss(number) }
      }
    }
    for (number, season) in guide.seasons where number > 0 {
      shown[number] = season.episodes.filter { $0.isShown(on: today) }.compactMap(\.number)
    }
    isWhole = guide.episodeCount(told: told) != nil
  }

  /// The number of episodes that have been shown; `nil` unless all seasons are known.
  var total: Int? { isWhole ? shown.values.map(\.count).reduce(0, +) : nil }

  /// Returns the episodes that have been shown and that the user does not have, by season.
  func missing(in title: OwnTitle) -> [MissingEpisodes] {
    let own = Set(title.episodes.map(\.place))
    return shown.sorted { $0.key < $1.key }.compactMap { season, numbers in
      let missing = numbers.filter { number in
        !own.contains(EpisodeNumber(series: title.id, season: season, episode: number))
      }
      guard !missing.isEmpty else { return nil }
      return MissingEpisodes(
        title.title, season: season, numbers: missing, count: numbers.count)
    }
  }
}

extension EpisodeSummary {
  /// Whether the episode has certainly been shown: on a known day, or to those who rated it.
  fileprivate func isShown(on today: CalendarDate?) -> Bool {
    guard !isUnaired(on: today) else { return false }
    return score != nil || released != nil
  }
}
