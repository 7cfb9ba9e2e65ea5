/// The name of a folder, as far as it tells something of the files in it.
struct FolderReading {
  enum Kind {
    /// A place for many titles, such as `Films`.
    case collection
    /// A season of the series that the folder above, or its own name, tells.
    case season(Int)
    /// A part of a film, or the folder of a disc.
    case disc(part: Int?)
    case title
  }

  var kind: Kind
  var tokens: NameTokens
  var guesses: [TitleGuess] = []

  init(_ name: String) {
    let tokens = NameTokens(name)
    self.tokens = tokens
    let words = tokens.tokens.map(\.word)
    let text = words.joined(separator: " ")
    if words.isEmpty || Self.collections.contains(text) || Self.isSpan(words) {
      kind = .collection
    } else if Self.discs.contains(text) {
      kind = .disc(part: nil)
    } else if let part = PartMark.find(in: tokens), part.place.count == tokens.count {
      kind = .disc(part: part.number)
    } else if Self.specials.contains(text) {
      kind = .season(0)
    } else if let season = Self.season(in: tokens) {
      kind = .season(season.number)
      guesses = TitleGuess.all(in: tokens, before: season.start)
    } else {
      kind = .title
      guesses = TitleGuess.all(in: tokens)
    }
  }

  /// Whether the folder names a title, and not only a season.
  var hasTitle: Bool { !guesses.isEmpty }

  private static func season(in tokens: NameTokens) -> (number: Int, start: Int)? {
    guard let mark = EpisodeMark.find(in: tokens), let number = mark.season, mark.episodes.isEmpty
    else { return nil }
    return (number, mark.place.lowerBound)
  }

  /// Whether the words are years or decades: `2010`, `1990s`, `Movies 2010`.
  private static func isSpan(_ words: [String]) -> Bool {
    let others = words.filter {
      !collections.contains($0) && $0.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
    }
    guard others.isEmpty, words.count > 1 || words[0].hasSuffix("s") else { return false }
    return words.allSatisfy { word in
      collections.contains(word) || word.hasSuffix("s") && word.dropLast().allSatisfy(\.isNumber)
        || word.asNumber.map { Year.range.contains($0) } ?? false
    } && (words.contains { collections.contains($0) } || words.allSatisfy { $0.hasSuffix("s") })
  }

  private static let specials: Set<String> = [
    "specials", "special", "season specials", "extras s00",
  ]
  private static let discs: Set<String> = [
    "video ts", "bdmv", "stream", "hvdvd ts", "dvd", "bluray", "blu ray", "disc", "disk", "bd",
    "subs", "video", "certificate",
  ]
  private static let collections: Set<String> = [
    "movies", "movie", "films", "film", "tv", "tv shows", "tvshows", "shows", "series", "tv series",
    "anime", "videos", "downloads", "download", "torrents", "complete", "media", "filme", "serien",
    "peliculas", "películas", "фильмы", "сериалы", "documentaries", "documentary", "docs", "kids",
    "new", "incoming", "unsorted", "temp", "tmp", "watched", "unwatched", "collection", "cartoons",
    "3d", "4k", "uhd", "hd", "1080p", "720p", "2160p", "to watch", "misc", "dvds", "blurays",
    "classics", "animation", "action", "comedy", "drama", "horror", "sci fi", "western", "thriller",
    "my movies", "my films", "my videos", "plex", "jellyfin", "library", "a z", "foreign", "home",
    "mnt", "data", "disk1", "disk2", "usb", "talk shows", "late night", "sort", "finished",
    "seeding",
  ]
}
