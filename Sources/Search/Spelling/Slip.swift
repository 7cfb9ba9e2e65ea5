/// A possible slip from a word to a typed one.
///
/// A name that the index lacks resembles some other word by chance, the more often the shorter it
/// is.
struct Slip {
  private let word: ArraySlice<UInt8>
  private let typed: [UInt8]
  /// The number of mistakes between the word and the typed one.
  let mistakes: Int
  /// Whether only the beginning of the word is similar to the typed one.
  private let isBeginning: Bool

  /// Takes words in UTF-8, and the number of mistakes between them.
  init(from word: ArraySlice<UInt8>, to typed: [UInt8], mistakes: Int, isBeginning: Bool) {
    self.word = word
    self.typed = typed
    self.mistakes = mistakes
    self.isBeginning = isBeginning
  }

  /// Whether the first letter differs, or only the beginning of the word is similar.
  var isBold: Bool { isBeginning || hasOtherStart }

  /// Whether the similarity is more than chance.
  var isLikely: Bool {
    guard word.count >= Self.shortest else { return false }
    if typed.count == Self.shortest { return isSwap }
    if isBeginning { return isLikelyBeginning }
    if hasOtherStart { return mistakes == 1 && typed.count >= 5 }
    if mistakes > 1, typed.count < Self.long { return Set(word) == Set(typed) }
    return typed.count >= Self.medium || !hasNewEnd
  }

  /// Whether the similarity is more than chance if the word is a whole name.
  ///
  /// There are far fewer names than words, so a name is recognisable even with two mistakes.
  var isLikelyName: Bool {
    if isLikely { return true }
    guard !isBeginning, mistakes <= 2 else { return false }
    return typed.count >= Self.long || typed.count >= Self.medium && isAlikeAtStart
  }

  /// The minimum number of letters at which similarity means anything.
  private static let shortest = 3
  /// The minimum number of letters at which a word's beginning is recognisable despite one mistake.
  private static let medium = 6
  /// The minimum number of letters at which a word is recognisable despite two mistakes.
  private static let long = 9

  private var isLikelyBeginning: Bool {
    guard !hasOtherStart else { return false }
    return switch typed.count {
    case ..<Self.medium: isSwap
    case ..<Self.long: mistakes == 1
    default: mistakes == 1 || Set(word.prefix(typed.count)) == Set(typed)
    }
  }

  /// Whether the first letters differ.
  var hasOtherStart: Bool { word.first != typed.first }

  /// Whether the first letter is the same, or only missing, preceded by another one, or swapped
  /// with the second.
  private var isAlikeAtStart: Bool {
    !hasOtherStart || typed.dropFirst().first == word.first || word.dropFirst().first == typed.first
  }

  /// Whether the only difference is that two neighbours of the word, or of its beginning, are
  /// swapped.
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

  /// Whether the typed word is the word plus one more letter that does not repeat its last one.
  private var hasNewEnd: Bool {
    typed.count == word.count + 1 && typed.starts(with: word) && typed.last != word.last
  }
}
