/// How a word became a typed one, if it did.
///
/// A name that is not here is like some word or other by chance, and the shorter the more so.
struct Slip {
  private let word: ArraySlice<UInt8>
  private let typed: [UInt8]
  /// How many mistakes lead from the word to the typed one.
  let mistakes: Int
  /// Whether only the beginning of the word is like the typed one.
  private let isBeginning: Bool

  /// Takes words in UTF-8, between which the mistakes have been counted.
  init(from word: ArraySlice<UInt8>, to typed: [UInt8], mistakes: Int, isBeginning: Bool) {
    self.word = word
    self.typed = typed
    self.mistakes = mistakes
    self.isBeginning = isBeginning
  }

  /// Whether it has another first letter, or only its beginning is like the typed word.
  var isBold: Bool { isBeginning || hasOtherStart }

  /// Whether the word is more than by chance like the typed one.
  var isLikely: Bool {
    guard word.count >= Self.shortest else { return false }
    if typed.count == Self.shortest { return isSwap }
    if isBeginning { return isLikelyBeginning }
    if hasOtherStart { return mistakes == 1 && typed.count >= 5 }
    if mistakes > 1, typed.count < Self.long { return Set(word) == Set(typed) }
    return typed.count >= Self.medium || !hasNewEnd
  }

  /// Whether the word is more than by chance like the typed one if it is a whole name.
  ///
  /// There are far fewer names than words, so that two mistakes leave enough of them.
  var isLikelyName: Bool {
    if isLikely { return true }
    guard !isBeginning, mistakes <= 2 else { return false }
    return typed.count >= Self.long || typed.count >= Self.medium && isAlikeAtStart
  }

  /// Fewer letters than these tell nothing.
  private static let shortest = 3
  /// From so many letters on, one mistake leaves enough of a word to know its beginning by.
  private static let medium = 6
  /// From so many letters on, two mistakes leave enough of a word.
  private static let long = 9

  private var isLikelyBeginning: Bool {
    guard !hasOtherStart else { return false }
    return switch typed.count {
    case ..<Self.medium: isSwap
    case ..<Self.long: mistakes == 1
    default: mistakes == 1 || Set(word.prefix(typed.count)) == Set(typed)
    }
  }

  /// Whether the first letter is another one.
  var hasOtherStart: Bool { word.first != typed.first }

  /// Whether the first letter is the same, or one is missing before it, too many, or swapped with
  /// it.
  private var isAlikeAtStart: Bool {
    !hasOtherStart || typed.dropFirst().first == word.first || word.dropFirst().first == typed.first
  }

  /// Whether two neighbours of the word, or of its beginning, have changed places, and nothing
  /// else.
  private var isSwap: Bool {
    let beginning = Array(word.prefix(typed.count))
    guard beginning.count == typed.count, isBeginning || word.count == typed.count,
      let place = beginning.indices.first(where: { beginning[$0] != typed[$0] }),
      place + 1 < typed.count
    else { return false }
    var swapped = beginning
    swapped.swapAt(place, place + 1)
    return swapped == typed
  }

  /// Whether the word is the beginning of the typed one, whose last letter is not a repeated one.
  private var hasNewEnd: Bool {
    typed.count == word.count + 1 && typed.starts(with: word) && typed.last != word.last
  }
}
