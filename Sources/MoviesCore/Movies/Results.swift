public import OMDB

/// The rows of one query as far as they are held, by position and by identity.
///
/// OMDb numbers its rows in pages of ten; a *slot* is such a number. A title that stands again in a
/// later slot vanishes there, so a *row* of the list is a slot that did not vanish. Any page may be
/// missing: the list knows its length without holding its rows.
public struct Results: Sendable, Codable, Equatable {
  public private(set) var pages: [Int: [TitleSummary]] = [:]
  /// How many rows OMDb counts; `nil` before the first page.
  public private(set) var total: Int?
  private var slots: [TitleID: Int] = [:]
  /// Slots without a row of their own, rising.
  private var vanished: [Int] = []

  public init() {}

  /// How many rows the list has, held or not.
  public var count: Int { reachableSlots - vanished.count { $0 < reachableSlots } }

  /// How many slots OMDb serves: all that it counts, up to its last page.
  private var reachableSlots: Int { SearchPage.reachable(ofTotal: total ?? 0) }

  /// The title of a row; `nil` where its page is not held.
  ///
  /// O(log n) in the slots that vanished.
  public subscript(row: Int) -> TitleSummary? {
    let slot = slot(ofRow: row)
    guard let titles = pages[Self.page(ofSlot: slot)] else { return nil }
    let index = slot % SearchPage.size
    return titles.indices.contains(index) ? titles[index] : nil
  }

  /// The row of a title; `nil` where it is not held.
  public func row(of id: TitleID) -> Int? {
    slots[id].map { slot in slot - vanished.prefix { $0 < slot }.count }
  }

  /// The pages, from 1, that hold these rows.
  public func pages(ofRows rows: Range<Int>) -> ClosedRange<Int>? {
    let rows = rows.clamped(to: 0..<count)
    guard let first = rows.first, let last = rows.last else { return nil }
    return Self.page(ofSlot: slot(ofRow: first))...Self.page(ofSlot: slot(ofRow: last))
  }

  /// Takes up a page, from 1; the newest total counts.
  public mutating func hold(_ page: SearchPage, number: Int) {
    let firstSlot = (number - 1) * SearchPage.size
    drop(page: number)
    total = page.total ?? max(total ?? 0, firstSlot + page.titles.count)
    if page.titles.isEmpty { total = min(total ?? 0, firstSlot) }
    pages[number] = page.titles

    var hidden: [Int] = []
    for (index, title) in page.titles.enumerated() {
      let slot = firstSlot + index
      if let other = slots[title.id], other < slot {
        hidden.append(slot)
      } else {
        if let other = slots[title.id] { hidden.append(other) }
        slots[title.id] = slot
      }
    }
    let end = min(firstSlot + SearchPage.size, reachableSlots)
    hidden += (firstSlot + page.titles.count)..<max(end, firstSlot + page.titles.count)
    vanished = (vanished + hidden).sorted()
  }

  private mutating func drop(page number: Int) {
    guard let titles = pages.removeValue(forKey: number) else { return }
    for title in titles where slots[title.id].map(Self.page(ofSlot:)) == number {
      slots[title.id] = nil
    }
    vanished.removeAll { Self.page(ofSlot: $0) == number }
  }

  private func slot(ofRow row: Int) -> Int {
    var low = 0
    var high = vanished.count
    while low < high {
      let middle = (low + high) / 2
      if vanished[middle] - middle > row { high = middle } else { low = middle + 1 }
    }
    return row + low
  }

  private static func page(ofSlot slot: Int) -> Int { slot / SearchPage.size + 1 }
}
