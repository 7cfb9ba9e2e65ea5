/// The rows of a table of episodes by their numbers: one for each number from 1, or from 0, and one
/// for each long gap in which no season has an episode.
///
/// Daily series and data with a few numbered episodes would otherwise fill thousands of rows.
public struct EpisodeRows: Sendable, Codable, Hashable {
  private var numbers = 1...1
  /// The long gaps, rising.
  private var holes: [ClosedRange<Int>] = []

  /// The longest gap with a row for each number.
  private static let longestHole = 4
  /// The numbers that an episode can have; others are mistakes.
  private static let possible = 0...999_999

  /// Creates a single row, for the first episode.
  init() {}

  /// Creates the rows for episodes with these numbers, in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the numbers.
  init(_ numbers: some Sequence<Int>) {
    var last = 0
    let possible = Set(numbers.lazy.filter(Self.possible.contains))
    for number in possible.sorted() {
      if number - last > Self.longestHole + 1 { holes.append(last + 1...number - 1) }
      last = number
    }
    self.numbers = (possible.contains(0) ? 0 : 1)...max(1, last)
  }

  /// The number of rows.
  public var count: Int { holes.reduce(numbers.count) { $0 - $1.count + 1 } }

  /// The numbers of a row, by its index from 0: a single one, or those of a gap.
  public subscript(row: Int) -> ClosedRange<Int> {
    var number = numbers.lowerBound + row
    for hole in holes {
      if number == hole.lowerBound { return hole }
      if number < hole.lowerBound { break }
      number += hole.count - 1
    }
    return number...number
  }

  /// Returns the row of a number, or the one nearest to it.
  public func row(of number: Int) -> Int {
    let number = min(max(number, numbers.lowerBound), numbers.upperBound)
    let row = number - numbers.lowerBound
    return holes.reduce(row) { row, hole in
      number > hole.upperBound
        ? row - hole.count + 1 : row - max(0, number - hole.lowerBound)
    }
  }
}
