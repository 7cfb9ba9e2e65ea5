import Foundation

/// Words as often as they stand in real titles, and some real names.
public struct Vocabulary: Sendable {
  /// A real title.
  public struct Name: Sendable {
    public let number: Int
    public let name: String
    public let year: Int?
  }

  /// The most popular first.
  public let names: [Name]
  private var bytes: [UInt8] = []
  private var places: [Range<Int>] = []
  /// The word at each of all occurrences.
  private var occurrences: [UInt16] = []

  /// A few words and names, which are always there.
  public static let small = Vocabulary(
    words: [
      ("the", 40), ("of", 14), ("a", 9), ("and", 6), ("in", 5), ("love", 3), ("man", 3),
      ("night", 2), ("day", 2), ("little", 2), ("last", 2), ("house", 1), ("girl", 1), ("dead", 1),
      ("road", 1), ("river", 1), ("winter", 1), ("secret", 1), ("king", 1), ("city", 1),
      ("moon", 1), ("train", 1), ("stranger", 1), ("summer", 1), ("letters", 1), ("war", 1),
    ],
    names: [
      Name(number: 109_830, name: "Forrest Gump", year: 1_994),
      Name(number: 133_093, name: "The Matrix", year: 1_999),
      Name(number: 211_915, name: "Amélie", year: 2_001),
      Name(number: 87_843, name: "Once Upon a Time in America", year: 1_984),
      Name(number: 27_996, name: "Mr. Deeds Goes to Town", year: 1_936),
    ])

  /// Reads `words.tsv` and `names.tsv` in a folder.
  public init(_ folder: String) throws {
    func rows(_ name: String) throws -> [[Substring]] {
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n")
        .dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }
    let words = try rows("words.tsv").compactMap { row in Int(row[1]).map { (String(row[0]), $0) } }
    let names = try rows("names.tsv").compactMap { row in
      Int(row[0].dropFirst(2)).map { Name(number: $0, name: String(row[1]), year: Int(row[2])) }
    }
    self.init(words: words, names: names)
  }

  init(words: [(String, Int)], names: [Name]) {
    self.names = names
    for (index, (word, count)) in words.prefix(Int(UInt16.max)).enumerated() {
      places.append(bytes.count..<bytes.count + word.utf8.count)
      bytes.append(contentsOf: word.utf8)
      occurrences.append(contentsOf: repeatElement(UInt16(index), count: count))
    }
  }

  /// How many words titles have: 1 in 21 % of them, and so on.
  private static let lengths = [210, 290, 220, 130, 75, 37, 15, 10, 6, 4, 2, 1]

  /// Appends the words of a title, each with a capital letter.
  func addTitle(to text: inout DumpText, _ chance: inout Chance) {
    let count = chance.index(of: Self.lengths) + 1
    if chance.happens(4) { return addUnusual(to: &text, &chance) }
    for index in 0..<count {
      if index > 0 { text.bytes.append(0x20) }
      addWord(to: &text, &chance)
    }
  }

  /// Appends a first and a last name.
  func addPerson(to text: inout DumpText, _ chance: inout Chance) {
    addWord(to: &text, &chance)
    text.bytes.append(0x20)
    addWord(to: &text, &chance)
  }

  private func addWord(to text: inout DumpText, _ chance: inout Chance) {
    let start = text.bytes.count
    if chance.happens(70) {
      addInventedWord(to: &text, &chance)
    } else {
      text.bytes.append(
        contentsOf: bytes[places[Int(occurrences[chance.below(occurrences.count)])]])
    }
    if (0x61...0x7A).contains(text.bytes[start]) { text.bytes[start] -= 0x20 }
    guard chance.happens(15), let last = text.bytes.last, last == 0x65 || last == 0x61 else {
      return
    }
    text.bytes.removeLast()
    if last == 0x65 { text.add("é") } else { text.add("ä") }
  }

  /// One of 160,000 words, the first ones more often.
  private func addInventedWord(to text: inout DumpText, _ chance: inout Chance) {
    let share = chance.share()
    var rest = Int(160_000 * share * share)
    for _ in 0..<3 {
      text.bytes.append(Self.consonants[rest % 16])
      rest /= 16
      text.bytes.append(Self.vowels[rest % 5])
      rest /= 5
    }
  }

  private static let consonants = Array("bcdfghklmnprstvz".utf8)
  private static let vowels = Array("aeiou".utf8)

  /// Appends a title with quotes, of another script, or with a picture in it.
  private func addUnusual(to text: inout DumpText, _ chance: inout Chance) {
    switch chance.below(5) {
    case 0:
      text.add("\"")
      addWord(to: &text, &chance)
      text.add("\"")
    case 1:
      text.add("\"")
      addPerson(to: &text, &chance)
    case 2: text.add("東京物語")
    case 3: text.add("Ирония судьбы")
    default:
      addWord(to: &text, &chance)
      text.add(" 🎬")
    }
  }
}
