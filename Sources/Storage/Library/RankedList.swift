/// The titles of a list in their order, each with a rank.
///
/// There is space between the ranks, so that a title that moves takes another rank and the others
/// keep theirs; now and then, when there is no space left, all get new ones. Whatever ranks a damaged
/// file has, calculating with them does not overflow.
struct RankedList {
  struct Item: Hashable {
    var title: String
    var rank: Int64
  }

  /// In the order of their ranks.
  private(set) var items: [Item]

  init(_ items: [Item]) { self.items = items }

  /// The usual distance of two ranks.
  private static let distance: Int64 = 1 << 32

  /// The rank of a title at the end of a list.
  static func rank(after last: Int64?) -> Int64 { (last ?? 0) &+ distance }

  /// Puts a title at the end.
  mutating func append(_ title: String) {
    items.append(Item(title: title, rank: Self.rank(after: items.last?.rank)))
  }

  /// Moves titles, so that the first one has the place of a number from 0 and the others follow it.
  mutating func move(_ titles: [String], to place: Int) {
    let listed = Set(items.map(\.title))
    let moved = titles.filter(listed.contains)
    let isMoved = Set(moved)
    var others = items.filter { !isMoved.contains($0.title) }
    let place = min(max(place, 0), others.count)
    let order = others[..<place].map(\.title) + moved + others[place...].map(\.title)
    guard order != items.map(\.title) else { return }
    if let ranks = Self.ranks(
      moved.count, after: place > 0 ? others[place - 1].rank : nil,
      before: place < others.count ? others[place].rank : nil)
    {
      others.insert(contentsOf: zip(moved, ranks).map(Item.init), at: place)
      items = others
    } else {
      items = order.enumerated().map { number, title in
        Item(title: title, rank: Int64(number + 1) * Self.distance)
      }
    }
  }

  /// Ranks for titles between two others; `nil` if there is no space.
  private static func ranks(_ count: Int, after low: Int64?, before high: Int64?) -> [Int64]? {
    let numbers = 1...Int64(max(1, count))
    switch (low, high) {
    case (let low, nil): return numbers.map { (low ?? 0) &+ $0 * distance }
    case (nil, let high?): return numbers.map { high &- (Int64(count) + 1 - $0) * distance }
    case (let low?, let high?):
      let step = (high &- low) / Int64(count + 1)
      return step > 0 ? numbers.map { low &+ $0 * step } : nil
    }
  }
}
