public import MoviesCore
import SafeText
public import Titles

extension PathBytes {
  /// The path for the screen: a name on a disk can contain anything.
  public var shown: String { Sanitizer.line(text) }

  /// The name of the file for the screen.
  public var shownName: String { Sanitizer.line(name) }
}

extension FileVersion {
  /// The facts in the name of a file about its version: `1080p`, `Director's Cut`, `part 2`.
  public var facts: [String] {
    [
      lines?.asResolution, edition.map { Sanitizer.line($0, limit: 80) },
      part.map { "part \($0)" },
    ].compactMap(\.self)
  }
}

extension FileReason {
  /// Why a file counts as a title, as a part of a sentence; `nil` for a file without one.
  public var words: String? {
    switch self {
    case .id: "by the IMDb id beside it"
    case .name(let name, let year, let isSeries):
      "by its name: the only \(isSeries ? "series" : "film")"
        + (isSeries ? "" : year.map { " of \($0)" } ?? "")
        + " called “\(Sanitizer.line(name, limit: 80))”"
    case .settled: "as you said"
    case .several, .none, .notAsked: nil
    }
  }
}

extension OwnFile {
  /// The size, and what the name says of the version.
  public var facts: [String] { [size.asSize] + version.facts }
}

extension OwnTitle {
  /// Returns how many episodes of a series the user has, the longest form first; empty for a film.
  ///
  /// - Parameter total: The number of its episodes; `nil` if unknown.
  /// - Returns: The words, such as `12 of 62 episodes`.
  public func episodeCount(of total: Int?) -> [String] {
    guard !episodes.isEmpty else { return [] }
    // Specials do not count, as no list of missing episodes has them.
    let ordinary = episodes.count { $0.place.season > 0 }
    guard let total, total >= ordinary, ordinary > 0 else {
      return [episodes.count.counted("episode"), episodes.count.grouped]
    }
    let share = "\(ordinary.grouped) of \(total.grouped)"
    return ["\(share) episodes", share]
  }
}

extension MissingEpisodes {
  /// The numbers of the episodes, runs joined: `3, 5–7`; for a whole season, `all 13`.
  public var numbersInWords: String {
    if isWhole { return count == 1 ? "its episode" : "all \(count)" }
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension Int {
  /// This many lines of a picture as people say it: `1080p`.
  var asResolution: String { "\(self)p" }

  /// This many bytes, rounded to a readable size: `700 MB`, `8.1 GB`, `1.4 TB`.
  public var asSize: String {
    let gigabytes = (self + 500_000_000) / 1_000_000_000
    guard gigabytes >= 1_000 else { return asRoundMegabytes }
    let tenths = (gigabytes + 50) / 100
    return "\((tenths / 10).grouped).\(tenths % 10) TB"
  }
}

extension PlayFailure {
  /// Why nothing was played, and what can be done.
  public var words: String {
    switch self {
    case .noPlayer:
      "No video player was found: install mpv, or set player in the configuration."
    case .noDisplay: "There is no display to play on here, as over ssh."
    case .cannotStart(let program, let reason):
      "\(Sanitizer.line(program, limit: 80)) could not be started: "
        + "\(Sanitizer.line(reason, limit: 200).withoutFullStop)."
    case .gone(let name):
      "\(Sanitizer.line(name, limit: 120)) is no longer there. Scan again."
    case .away(let folder): "\(Sanitizer.line(folder, limit: 120)) is away: connect its disk."
    case .nothing: "You have no file of it that is known."
    }
  }
}

extension FileScan {
  /// The result of a scan, in one line.
  public var words: String {
    let news = [
      new > 0 ? "\(new.grouped) new" : nil, moved > 0 ? "\(moved.grouped) moved" : nil,
      gone > 0 ? "\(gone.grouped) gone" : nil, open > 0 ? "\(open.counted("name")) to match" : nil,
    ].compactMap(\.self)
    let found = ([files.counted("file")] + (news.isEmpty ? ["nothing new"] : news))
      .joined(separator: ", ")
    let lost =
      away.prefix(1).map { "\($0.shown) is away." }
      + unreadable.prefix(1).map { "\($0.shown) can't be read." }
    return (["Scanned: \(found)."] + lost).joined(separator: " ")
  }
}

extension TitleSummary {
  /// The name; of an episode the name of its series, and its place: `Breaking Bad 5×14`.
  var placedName: String {
    guard let origin = episode else { return title }
    let place = origin.season.map { EpisodeOrigin.written(season: $0, origin.number) }
    let parts = [origin.series, place].compactMap(\.self)
    return parts.isEmpty ? title : parts.joined(separator: " ")
  }
}

extension Notice {
  /// Returns what has begun to play, from where, and how many other titles follow.
  public static func words(playing title: TitleSummary?, others: Int, start: Int?) -> String {
    let name = title?.placedName
    let from = start.map { " from \($0.clock)" } ?? ""
    let rest = others > 0 ? " and \(others.counted("other"))" : ""
    return "Playing \(name ?? "it")\(from)\(rest)."
  }
}
