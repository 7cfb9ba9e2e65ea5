import Foundation

// The episodes of a season are stored one after the other, each as
//
//     flags                 a byte, see `Flags`
//     id                    the difference from the previous id
//     number                the difference from the expected number, if it is not 0
//     year                  the difference from the previous year, if it is not 0
//     length, name          in UTF-8, unless the name is `Episode #1.23`
//
// The expected number is the one after the previous number. All numbers take as many bytes as they
// need, with seven bits in each.

extension IMDbSeason {
  /// The episodes in their stored form.
  var coded: [UInt8] {
    var bytes: [UInt8] = []
    var last = Neighbour()
    for episode in episodes {
      let numberStep = episode.number.map { $0 - last.number - 1 }
      let yearStep = episode.year.map { $0 - last.year }
      let isNumbered =
        episode.name == Self.numberedName(season: number, episode: episode.number)
      var flags: Flags = []
      if episode.number == nil { flags.insert(.isWithoutNumber) }
      if numberStep ?? 0 != 0 { flags.insert(.hasNumberStep) }
      if episode.year == nil { flags.insert(.isWithoutYear) }
      if yearStep ?? 0 != 0 { flags.insert(.hasYearStep) }
      if isNumbered { flags.insert(.hasNumberedName) }
      bytes.append(flags.rawValue)
      bytes.append(step: Int(episode.id) - last.id)
      if let numberStep, numberStep != 0 { bytes.append(step: numberStep) }
      if let yearStep, yearStep != 0 { bytes.append(step: yearStep) }
      if !isNumbered { bytes.append(text: episode.name) }
      last.move(to: episode)
    }
    return bytes
  }

  /// Decodes a stored season; returns `nil` if its episodes are invalid, as in a damaged file.
  init?(series: UInt32, storedNumber: Int, coded: Data) {
    self.init(
      series: series, number: storedNumber == Self.outsideSeasons ? nil : storedNumber,
      episodes: [])
    var bytes = ArraySlice(coded)
    var last = Neighbour()
    while let flags = bytes.popFirst().map(Flags.init) {
      guard let step = bytes.readStep(), let id = UInt32(exactly: last.id &+ step) else {
        return nil
      }
      var episode = IMDbEpisode(id: id, name: "")
      if !flags.contains(.isWithoutNumber) {
        guard let step = flags.contains(.hasNumberStep) ? bytes.readStep() : 0 else { return nil }
        episode.number = last.number &+ 1 &+ step
      }
      if !flags.contains(.isWithoutYear) {
        guard let step = flags.contains(.hasYearStep) ? bytes.readStep() : 0 else { return nil }
        episode.year = last.year &+ step
      }
      let name =
        flags.contains(.hasNumberedName)
        ? Self.numberedName(season: number, episode: episode.number) : bytes.readText()
      guard let name else { return nil }
      episode.name = name
      episodes.append(episode)
      last.move(to: episode)
    }
  }

  /// The flags of a stored episode, which say which of its fields follow, and which are unknown.
  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let isWithoutNumber = Flags(rawValue: 1)
    static let hasNumberStep = Flags(rawValue: 2)
    static let isWithoutYear = Flags(rawValue: 4)
    static let hasYearStep = Flags(rawValue: 8)
    static let hasNumberedName = Flags(rawValue: 16)
  }

  /// The values of previous episodes, with which the next one is compared.
  private struct Neighbour {
    var id = 0
    var number = 0
    /// The year with which the first episode is compared; most series are younger.
    var year = 1_990

    mutating func move(to episode: IMDbEpisode) {
      id = Int(episode.id)
      number = episode.number ?? number
      year = episode.year ?? year
    }
  }
}

extension [UInt8] {
  /// Appends a difference; a small one, of either sign, takes one byte.
  fileprivate mutating func append(step: Int) {
    append(count: UInt(bitPattern: step << 1 ^ step >> (Int.bitWidth - 1)))
  }

  fileprivate mutating func append(text: String) {
    append(count: UInt(text.utf8.count))
    append(contentsOf: text.utf8)
  }

  private mutating func append(count: UInt) {
    var rest = count
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func readStep() -> Int? {
    readCount().map { Int(bitPattern: $0 >> 1) ^ -Int(bitPattern: $0 & 1) }
  }

  fileprivate mutating func readText() -> String? {
    guard let count = readCount(), count <= self.count else { return nil }
    defer { removeFirst(Int(count)) }
    return String(decoding: prefix(Int(count)), as: UTF8.self)
  }

  private mutating func readCount() -> UInt? {
    var value: UInt = 0
    for shift in stride(from: 0, to: UInt.bitWidth, by: 7) {
      guard let byte = popFirst() else { return nil }
      value |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return value }
    }
    return nil
  }
}
