import CTerminal
import TestSupport
import Testing

@Suite("What a frame says about styles", .timeLimit(.minutes(1)))
struct ReducedStylesTests {
  private func reduced(_ frame: String, movesInStyle: Bool = true) -> String {
    var bytes = frame.utf8.map(CChar.init(bitPattern:))
    let count = bytes.withUnsafeMutableBufferPointer {
      ct_reduce_styles($0.baseAddress, $0.count, movesInStyle)
    }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @Test(
    "Only what changes between two texts is told, in one sequence",
    arguments: [
      ("\u{1B}[38;5;1m\u{1B}[48;5;2ma", "\u{1B}[38;5;1;48;5;2ma"),
      ("\u{1B}[31;42ma\u{1B}[33m\u{1B}[42mb", "\u{1B}[31;42ma\u{1B}[33mb"),
      ("\u{1B}[0;31ma\u{1B}[0;1m\u{1B}[31mb", "\u{1B}[0;31ma\u{1B}[1mb"),
      ("\u{1B}[1;31ma\u{1B}[m\u{1B}[31mb", "\u{1B}[1;31ma\u{1B}[0;31mb"),
      ("\u{1B}[3;4ma\u{1B}[24mb", "\u{1B}[3;4ma\u{1B}[24mb"),
      ("\u{1B}[38;2;1;2;3ma\u{1B}[38;2;1;2;3mb\u{1B}[39mc", "\u{1B}[38;2;1;2;3mab\u{1B}[39mc"),
      ("\u{1B}[31ma\u{1B}[39;49m\u{1B}(B\u{1B}[m", "\u{1B}[31ma\u{1B}(B\u{1B}[m"),
    ])
  func examples(frame: String, left: String) {
    #expect(reduced(frame) == left)
  }

  @Test(
    "Moves and blanks wait for no change that nobody sees in them",
    arguments: [
      ("\u{1B}[31ma\u{1B}[32m\u{1B}[2;3H\u{1B}[33mb", "\u{1B}[31ma\u{1B}[2;3H\u{1B}[33mb"),
      ("\u{1B}[0;31ma\u{1B}[m\r\u{1B}[4d\u{1B}[31mb", "\u{1B}[0;31ma\r\u{1B}[4db"),
      ("\u{1B}[ma\u{1B}[31m\u{1B}[5X\u{1B}[32mb", "\u{1B}[ma\u{1B}[5X\u{1B}[32mb"),
      ("\u{1B}[ma\u{1B}[1;31m  \u{1B}[mb", "\u{1B}[ma  b"),
    ])
  func unseen(frame: String, left: String) {
    #expect(reduced(frame) == left)
  }

  @Test(
    "Another background, lines and reversed colours are seen in blanks",
    arguments: ["\u{1B}[41m", "\u{1B}[4m", "\u{1B}[7m", "\u{1B}[9m"])
  func seenInBlanks(change: String) {
    for blank in [" ", "\u{1B}[K", "\u{1B}[5X"] {
      let frame = "\u{1B}[ma\(change)\(blank)"
      #expect(reduced(frame) == frame)
    }
  }

  @Test("Where the cursor must not move in a style, it does not")
  func plainMoves() {
    let frame = "\u{1B}[31ma\u{1B}[m\u{1B}[2;3H\u{1B}[31mb"
    #expect(reduced(frame, movesInStyle: false) == frame)
  }

  @Test("The first end of all styles is told, whatever the terminal shows before the frame")
  func beginning() {
    #expect(reduced("\u{1B}[ma\u{1B}[mb") == "\u{1B}[mab")
    #expect(reduced("\u{1B}[0;1ma") == "\u{1B}[0;1ma")
  }

  @Test("That letters are letters is told once in a frame, however a type says it")
  func letters() {
    #expect(reduced("\u{1B}(Ba\u{1B}(Bb") == "\u{1B}(Bab")
    #expect(reduced("\u{0F}a\u{1B}(Bb\u{0F}") == "\u{0F}ab")
  }

  @Test(
    "From what is not known on, everything stays as it is",
    arguments: ["\u{1B}[21m", "\u{1B}[38;7;1m", "\u{1B}[38m", "\u{1B}[;1m", "\u{1B}[4:3m"])
  func unknown(sequence: String) {
    let frame = "\u{1B}[31m\(sequence)a\u{1B}[31m\u{1B}[31mb"
    #expect(reduced(frame) == frame)
  }

  @Test("Other sequences, letters of several bytes and cut ends stay as they are")
  func others() {
    for frame in ["\u{1B}[2;3H", "é▌文", "\u{1B}[?25l", "\u{1B}[35X", "\u{1B}", "\u{1B}[3", ""] {
      #expect(reduced(frame) == frame)
    }
  }

  @Test("Every character looks as it did, and the frame is not longer", arguments: 1...200)
  func looks(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let parts = [
      "a", "b", " ", "\r", "\u{1B}[5X", "\u{1B}[K", "\u{1B}[2;3H", "\u{1B}[7d", "\u{1B}[m",
      "\u{1B}(B\u{1B}[0;1m", "\u{1B}[0;4;7m", "\u{1B}[1m", "\u{1B}[3m", "\u{1B}[23m", "\u{1B}[24m",
      "\u{1B}[31m", "\u{1B}[38;5;1m", "\u{1B}[38;5;99m",
      "\u{1B}[48;5;99m", "\u{1B}[48;2;9;9;9m", "\u{1B}[38;2;9;9;9m", "\u{1B}[97m", "\u{1B}[104m",
      "\u{1B}[39m", "\u{1B}[49m", "\u{1B}[39;49m",
    ]
    let frame = (0..<80).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let left = reduced(frame)
    #expect(left.utf8.count <= frame.utf8.count)
    #expect(seen(left) == seen(frame))
  }
}

/// The characters of a text with the numbers in force at each, as far as they are seen in it, and
/// those after the last one.
private func seen(_ bytes: String) -> [String] {
  var numbers: Set<String> = []
  var seen: [String] = []
  var rest = bytes[...]
  while let character = rest.first {
    if let move = rest.prefixMatch(of: /\r|\e\[[0-9;]*[Hd]/) {
      seen.append(String(move.0))
      rest = rest[move.range.upperBound...]
      continue
    }
    if let blank = rest.prefixMatch(of: /\x20|\e\[[0-9]*[KX]/) {
      seen.append("\(blank.0) \(seenInBlanks(numbers).sorted())")
      rest = rest[blank.range.upperBound...]
      continue
    }
    let sequence = rest.prefixMatch(of: /\e\[([0-9;]*)m/)
    rest = sequence.map { rest[$0.range.upperBound...] } ?? rest.dropFirst()
    guard let sequence else {
      // Letters are letters all the time.
      if rest.hasPrefix("(B"), character == "\u{1B}" {
        rest = rest.dropFirst(2)
      } else {
        seen.append("\(character) \(numbers.sorted())")
      }
      continue
    }
    for change in sequence.1.matches(of: /([34]8;5;\d+|[34]8;2;\d+;\d+;\d+|\d+)|^$/) {
      apply(String(change.0), to: &numbers)
    }
  }
  return seen + ["\(numbers.sorted())"]
}

/// Of the numbers in force, those that are seen where there is no letter.
private func seenInBlanks(_ numbers: Set<String>) -> Set<String> {
  if !numbers.isDisjoint(with: ["4", "5", "7", "8", "9"]) { return numbers }
  return numbers.filter { $0.wholeMatch(of: /(4|10)[0-79]|48;.*/) != nil }
}

/// Lets a number come into force, and ends what it replaces.
private func apply(_ number: String, to numbers: inout Set<String>) {
  let isForeground = /(3|9)[0-79]|38;.*/, isBackground = /(4|10)[0-79]|48;.*/
  if number.isEmpty || number == "0" { return numbers = [] }
  if let end = number.wholeMatch(of: /2(\d)/) { return numbers = numbers.filter { $0 != end.1 } }
  for color in [isForeground, isBackground] where number.wholeMatch(of: color) != nil {
    numbers = numbers.filter { $0.wholeMatch(of: color) == nil }
  }
  if number != "39", number != "49" { numbers.insert(number) }
}
