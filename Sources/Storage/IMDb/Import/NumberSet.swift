/// A set of numbers of titles or people, with a bit for each.
///
/// - Complexity: Every call takes constant time; memory grows with the number of pages of 65,536
///   numbers that are in use, which take 8 KB each.
struct NumberSet {
  private var pages: [[UInt64]?] = []

  private static let pageBits: UInt32 = 16

  /// Adds a number; returns `false` if the set has it already.
  @discardableResult
  mutating func insert(_ number: UInt32) -> Bool {
    let (page, word, bit) = Self.place(of: number)
    if page >= pages.count {
      pages.append(contentsOf: repeatElement(nil, count: page + 1 - pages.count))
    }
    if pages[page] == nil {
      pages[page] = [UInt64](repeating: 0, count: 1 << Self.pageBits / UInt64.bitWidth)
    }
    guard let bits = pages[page]?[word], bits & bit == 0 else { return false }
    pages[page]?[word] = bits | bit
    return true
  }

  func contains(_ number: UInt32) -> Bool {
    let (page, word, bit) = Self.place(of: number)
    guard page < pages.count, let words = pages[page] else { return false }
    return words[word] & bit != 0
  }

  private static func place(of number: UInt32) -> (page: Int, word: Int, bit: UInt64) {
    let inPage = Int(number & (1 << pageBits - 1))
    return (Int(number >> pageBits), inPage / UInt64.bitWidth, 1 << (inPage % UInt64.bitWidth))
  }
}
