import Search

/// A reading beside a title of its name.
struct TitleMatch {
  /// How the years of the two relate; `during` is a later year of a series.
  enum Years: Int, Comparable {
    case different, during, beside, unknown, same

    static func < (left: Years, right: Years) -> Bool { left.rawValue < right.rawValue }
  }

  var reading: FileNameReading
  var title: KnownTitle
  var years: Years
  /// Whether the title's main name agrees, not another one.
  var isMainName: Bool
  var isKind: Bool

  /// How likely the match is; comparable among those of one name.
  var weight: Double {
    let years: Double =
      switch years {
      case .same: 1
      case .beside: 0.6
      case .unknown: 0.7
      case .during: 0.3
      case .different: 0.02
      }
    let episode: Double =
      switch title.hasEpisodes(of: reading) {
      case true: 1.2
      case false: 0.5
      case nil: 1
      }
    return reading.score * years * episode * (isKind ? 1 : 0.05) * (isMainName ? 1 : 0.8)
      * (reading.isOneOfTwo ? 0.5 : 1)
  }

  /// Whether the two fit each other so that the match can be certain.
  var isSound: Bool { isKind && years != .different }

  /// Returns the matches of readings with titles of their names.
  static func all(_ readings: [FileNameReading], _ known: [KnownTitle]) -> [TitleMatch] {
    var byKey: [String: [(title: Int, isMain: Bool)]] = [:]
    for (index, title) in known.enumerated() {
      var seen: Set<String> = []
      for (place, name) in ([title.name] + title.otherNames).enumerated() {
        for key in TitleKey.all(of: name) where seen.insert(key).inserted {
          byKey[key, default: []].append((index, place == 0))
        }
      }
    }
    return readings.flatMap { reading in
      var matches: [Int: TitleMatch] = [:]
      for name in [reading.title, reading.alternativeTitle].compactMap(\.self) {
        for key in TitleKey.all(of: name) {
          for (index, isMain) in byKey[key] ?? [] {
            let match = TitleMatch(reading, known[index], isMain: isMain)
            if matches[index].map({ !$0.isMainName && isMain }) ?? true { matches[index] = match }
          }
        }
      }
      return matches.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private init(_ reading: FileNameReading, _ title: KnownTitle, isMain: Bool) {
    self.reading = reading
    self.title = title
    isMainName = isMain
    isKind = (reading.kind != .film) == title.isSeries
    years = Self.years(reading, title)
  }

  private static func years(_ reading: FileNameReading, _ title: KnownTitle) -> Years {
    if let day = reading.date, let first = title.year,
      day.year < first || title.endYear.map({ day.year > $0 }) ?? false
    {
      return .different
    }
    guard let year = reading.year, let other = title.year else { return .unknown }
    switch abs(year - other) {
    case 0: return .same
    case 1: return .beside
    // Names tell the year of an episode at times.
    case _ where title.isSeries && year > other && year <= title.endYear ?? .max: return .during
    default: return .different
    }
  }
}

/// The keys by which names are compared.
enum TitleKey {
  /// Returns the key of a name, and a second one with single Roman numerals as numbers:
  /// `Rocky V` and `Rocky 5`.
  static func all(of name: String) -> [String] {
    let key = NameText.key(of: name)
    guard !key.isEmpty else { return [] }
    let words = name.split { $0 == " " || $0 == "-" || $0 == ":" || $0 == "." || $0 == "," }
    guard let place = words.indices.dropFirst().first(where: { numerals[String(words[$0])] != nil })
    else { return [key] }
    var numbered = words.map(String.init)
    numbered[place] = numerals[numbered[place]] ?? numbered[place]
    return [key, NameText.key(of: numbered.joined(separator: " "))]
  }

  private static let numerals = ["I": "1", "V": "5", "X": "10"]
}
