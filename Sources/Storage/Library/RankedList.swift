/// The titles of a list in order, each with a rank.
///
/// The ranks have gaps, so that a moved title takes another rank and the others keep theirs; when a
/// gap is used up, all titles get new ranks. Arithmetic with ranks does not overflow, whatever
/// ranks a damaged file has.
struct RankedList {
  struct Item: Hashable {
    var title: String
    var rank: Int64
  }

  /// The titles in the order of their ranks.
  private(set) var items: [Item]

  init(_ items: [Item]) { self.items = items }

  /// The usual distance between two ranks.
  private static let distance: Int64 = 1 << 32

  /// Returns the rank of a title that is added after the last one of a list.
  static func rank(after last: Int64?) -> Int64 { (last ?? 0) &+ distance }

  /// Moves titles so that the first one gets an index, counted from 0, and the others follow it.
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
      items = Self.spaced(order)
    }
  }

  /// Inserts titles that are not in the list yet.
  ///
  /// - Parameter titles: The titles, each with the index before which it is inserted; titles with
  ///   the same index keep their order.
  mutating func insert(_ titles: [(title: String, index: Int)]) {
    let groups = Dictionary(grouping: titles, by: \.index)
    var (all, isCrowded) = ([Item](), false)
    for index in 0...items.count {
      let titles = groups[index]?.map(\.title) ?? []
      let ranks = Self.ranks(
        titles.count, after: index > 0 ? items[index - 1].rank : nil,
        before: index < items.count ? items[index].rank : nil)
      if ranks == nil { isCrowded = true }
      all += zip(titles, ranks ?? titles.map { _ in 0 }).map(Item.init)
      if index < items.count { all.append(items[index]) }
    }
    items = isCrowded ? Self.spaced(all.map(\.title)) : all
  }

  /// Returns titles with ranks at the usual distance.
  private static func spaced(_ titles: [String]) -> [Item] {
    titles.enumerated().map { number, title in
      Item(title: title, rank: Int64(number + 1) * distance)
    }
  }

  /// Returns ranks for titles between two others; `nil` if the gap is too small.
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
