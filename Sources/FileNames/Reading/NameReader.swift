/// Reads a name with its folders: which words are the title, and what the others say.
struct NameReader {
  let file: FileName
  let tokens: NameTokens
  /// The folders from the nearest to the outermost, as far as they may tell the title.
  let folders: [FolderReading]
  let ids: NameIDs
  /// Whether the name is one that programs give, such as `VTS_01_1`, so that only folders tell.
  let isNameless: Bool
  /// The part of a film that the name tells.
  let part: PartMark?

  /// How many folders may stand between the file and the folder that names its title, and one more.
  private static let depth = 4
  private static let limit = 8

  init(_ file: FileName) {
    self.file = file
    tokens = NameTokens(file.stem)
    folders = Self.folders(of: file)
    part = PartMark.find(in: tokens)
    isNameless = Self.isNameless(tokens, part)
    ids = Self.ids(tokens, folders)
  }

  var readings: [FileNameReading] {
    var drafts = episodes
    let films = films(besides: drafts)
    drafts = drafts + films
    if drafts.isEmpty { drafts = fallback }
    return scored(completed(drafts))
  }

  /// The folders up to the first that names a title, or holds many of them.
  private static func folders(of file: FileName) -> [FolderReading] {
    var folders: [FolderReading] = []
    for name in file.folders.suffix(depth).reversed() {
      let folder = FolderReading(name)
      folders.append(folder)
      switch folder.kind {
      case .title, .collection: return folders
      case .season, .disc: continue
      }
    }
    return folders
  }

  /// The season that a folder tells.
  var season: Int? {
    for folder in folders {
      switch folder.kind {
      case .season(let season): return season
      case .disc: continue
      case .title, .collection: return nil
      }
    }
    return nil
  }

  /// The titles that the nearest folder with a title may tell.
  var folderGuesses: [TitleGuess] {
    var passed = 0
    for folder in folders {
      switch folder.kind {
      case .season, .title: if folder.hasTitle { return folder.guesses.map(\.byFolder) }
      case .disc: continue
      case .collection: return []
      }
      passed += 1
      if passed > 2 { return [] }
    }
    return []
  }

  /// The part of a film that a folder such as `CD2` tells.
  private var folderPart: Int? {
    for folder in folders { if case .disc(let part) = folder.kind, let part { return part } }
    return nil
  }

  /// Adds what holds for all readings of the name.
  private func completed(_ drafts: [FileNameReading]) -> [FileNameReading] {
    let resolution = resolution
    let edition = Edition.find(in: tokens, from: 1)?.name
    let filmPart = part.flatMap { $0.mayBeTitle ? nil : $0.number } ?? folderPart
    return drafts.map { draft in
      var reading = draft
      if reading.kind == .film { reading.part = reading.part ?? filmPart }
      reading.resolution = resolution
      reading.imdbID = ids.imdb.count == 1 ? ids.imdb.first : nil
      reading.otherIDs = ids.others
      if reading.kind != .episode { reading.edition = edition }
      if let information = file.informationFile { reading.take(information, nameIDs: ids.imdb) }
      return reading
    }
  }

  private var resolution: Int? {
    for index in 0..<tokens.count {
      if case .resolution(let lines) = tokens.releaseWord(index)?.word, index > 0 { return lines }
    }
    for folder in folders {
      for index in 0..<folder.tokens.count where index > 0 {
        if case .resolution(let lines) = folder.tokens.releaseWord(index)?.word { return lines }
      }
    }
    return nil
  }

  /// The best readings, each once, with scores that make 1 in all.
  private func scored(_ readings: [FileNameReading]) -> [FileNameReading] {
    var best: [FileNameReading] = []
    var places: [FileNameReading: Int] = [:]
    for reading in readings where !reading.title.isEmpty && reading.score > 0 {
      var key = reading
      key.score = 0
      if let place = places[key] {
        best[place].score += reading.score
      } else {
        places[key] = best.count
        best.append(reading)
      }
    }
    best = best.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .prefix(Self.limit).map(\.element)
    let sum = best.reduce(0) { $0 + $1.score }
    return best.map { reading in
      var reading = reading
      reading.score /= sum
      return reading
    }
  }

  private static func ids(_ tokens: NameTokens, _ folders: [FolderReading]) -> NameIDs {
    let own = NameIDs(tokens)
    if !own.imdb.isEmpty || !own.others.isEmpty { return own }
    for folder in folders {
      if case .collection = folder.kind { break }
      let ids = NameIDs(folder.tokens)
      if !ids.imdb.isEmpty || !ids.others.isEmpty { return ids }
    }
    return own
  }

  private static func isNameless(_ tokens: NameTokens, _ part: PartMark?) -> Bool {
    guard let first = tokens.tokens.first else { return true }
    if tokens.count == 1, nameless.contains(first.word) { return true }
    if tokens.count == 1, first.number != nil, first.place.count == 5 { return true }
    if ["vts", "video", "title"].contains(first.word), tokens.count > 1 {
      return (1..<tokens.count).allSatisfy { tokens.number($0) != nil || tokens.word($0) == "ts" }
    }
    if first.word.hasPrefix("title"), tokens.count == 1 {
      return first.word.dropFirst(5).allSatisfy(\.isNumber)
    }
    return part?.place == 0..<tokens.count
      || first.word.isChecksum && tokens.count == 1
  }

  private static let nameless: Set<String> = [
    "movie", "film", "video", "main", "feature", "bdmv", "stream", "disc", "disk", "dvd", "bluray",
    "index", "untitled", "new", "file", "output", "mkv",
  ]
}
