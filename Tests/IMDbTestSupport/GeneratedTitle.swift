/// What is told of an invented title.
struct GeneratedTitle {
  enum Kind: Int, CaseIterable {
    case movie, short, tvMovie, tvShort, tvSpecial, tvPilot, video, videoGame, tvSeries
    case tvMiniSeries, tvEpisode
  }

  let number: Int
  var kind: Kind
  /// Decides everything that is not said here.
  var chance: Chance
  /// Of a real title.
  var name: String?
  var year = 0
  var votes = 0
  var rating = 0

  /// Every so many titles is a series.
  static let seriesStep = 41
  /// The index of the first series.
  static let firstSeries = 7

  /// Of those that are no series, in the order of the kinds: episodes are three quarters of all.
  private static let shares = [
    600, 880, 130, 20, 45, 5, 260, 35, 0, 50, 7_500,
  ]
  /// How many of a thousand have votes, in the order of the kinds.
  private static let ratedShares = [450, 160, 380, 150, 250, 200, 180, 400, 350, 300, 92]

  /// Invents a title.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - seed: That of all titles.
  init(_ id: GeneratedIDs.ID, seed: UInt64) {
    number = id.number
    chance = Chance(seed: seed, UInt64(id.number))
    let isSeries = id.index % Self.seriesStep == Self.firstSeries && id.stream < 2
    let kind = chance.index(of: Self.shares)
    self.kind = isSeries ? .tvSeries : Kind(rawValue: kind) ?? .movie
    let age = chance.share()
    year = chance.happens(90) ? 0 : 2_026 - Int(age * age * 110)
    if chance.happens(Self.ratedShares[self.kind.rawValue]) {
      vote(VotesByRank.votes(rank: 1 + chance.share() * (VotesByRank.ranks - 1)))
    }
  }

  /// A real title.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - rank: How many real ones are more popular.
  ///   - seed: That of all titles.
  init(_ name: Vocabulary.Name, rank: Int, seed: UInt64) {
    number = name.number
    kind = .movie
    chance = Chance(seed: seed, UInt64(name.number))
    self.name = name.name
    year = name.year ?? 0
    vote(VotesByRank.votes(rank: 1 + 6 * Double(rank)))
  }

  private mutating func vote(_ votes: Int) {
    self.votes = votes
    rating = max(10, min(100, 40 + chance.below(25) + chance.below(35)))
  }

  /// Appends the line of the dump of titles.
  mutating func addLine(
    to text: inout DumpText, episode: GeneratedEpisode?, _ vocabulary: Vocabulary
  ) {
    text.add(title: number)
    text.tab()
    text.add("\(kind)")
    text.tab()
    let start = text.bytes.count
    addName(to: &text, episode, vocabulary)
    let name = Array(text.bytes[start...])
    text.tab()
    if kind != .tvEpisode, self.name == nil, chance.happens(120) {
      vocabulary.addTitle(to: &text, &chance)
    } else {
      text.bytes.append(contentsOf: name)
    }
    let isAdult = kind != .tvEpisode && self.name == nil && chance.happens(kind == .video ? 150 : 8)
    text.add(isAdult ? "\t1\t" : "\t0\t")
    text.add(optional: year)
    text.tab()
    let ended = kind == .tvSeries && year > 0 && chance.happens(600)
    text.add(optional: ended ? min(2_026, year + chance.below(9)) : 0)
    text.tab()
    text.add(optional: chance.happens(600) ? 0 : minutes)
    text.tab()
    addGenres(to: &text, isAdult: isAdult)
    text.endLine()
  }

  private mutating func addName(
    to text: inout DumpText, _ episode: GeneratedEpisode?, _ vocabulary: Vocabulary
  ) {
    if let name { return text.add(name) }
    guard let episode, episode.number > 0, chance.happens(500) else {
      return vocabulary.addTitle(to: &text, &chance)
    }
    text.add("Episode #")
    text.add(episode.season)
    text.add(".")
    text.add(episode.number)
  }

  private var minutes: Int {
    var chance = Chance(seed: 1, UInt64(number))
    return switch kind {
    case .short, .tvShort: 1 + chance.below(39)
    case .tvEpisode, .tvSeries: 20 + chance.below(40)
    default: 60 + chance.below(90)
    }
  }

  private mutating func addGenres(to text: inout DumpText, isAdult: Bool) {
    guard !chance.happens(45) else { return text.add("\\N") }
    var first = true
    if isAdult {
      text.add("Adult")
      first = false
    }
    for genre in Self.genres where chance.happens(first ? 160 : 90) {
      if !first { text.add(",") }
      first = false
      text.add(genre)
      if chance.happens(400) { return }
    }
    if first { text.add("Drama") }
  }

  private static let genres: [StaticString] = [
    "Drama", "Comedy", "Short", "Talk-Show", "Documentary", "News", "Romance", "Family",
    "Reality-TV", "Animation", "Crime", "Action", "Adventure", "Game-Show", "Music", "Sport",
    "Fantasy", "Horror", "Mystery", "Thriller", "History", "Biography", "Sci-Fi", "Musical", "War",
    "Western", "Film-Noir",
  ]
}

/// The place of an invented episode.
struct GeneratedEpisode {
  let series: Int
  /// 0 for an episode outside the seasons.
  let season: Int
  let number: Int
}

/// Counts the episodes of each series, so that they are numbered.
struct EpisodeNumbers {
  private let ids: GeneratedIDs
  private var counts: [[UInt16]]

  private static let perSeason = 22

  init(_ ids: GeneratedIDs) {
    self.ids = ids
    counts = ids.streams.map { stream in
      [UInt16](repeating: 0, count: stream.count / GeneratedTitle.seriesStep + 1)
    }
  }

  /// Gives the next episode to a series.
  mutating func next(_ chance: inout Chance) -> GeneratedEpisode {
    // A series that is not there: at odd places between those that are.
    if chance.happens(1) { return GeneratedEpisode(series: 9_999_999, season: 1, number: 1) }
    let (stream, index, series) = ids.random(
      &chance, skew: 2, every: GeneratedTitle.seriesStep, from: GeneratedTitle.firstSeries)
    let place = index / GeneratedTitle.seriesStep
    let count = Int(counts[stream][place])
    counts[stream][place] &+= 1
    guard !chance.happens(80) else { return GeneratedEpisode(series: series, season: 0, number: 0) }
    return GeneratedEpisode(
      series: series, season: count / Self.perSeason + 1, number: count % Self.perSeason + 1)
  }
}
