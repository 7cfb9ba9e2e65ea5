public import Titles

/// The rows of one query, as ids, as far as their pages have loaded.
///
/// Rows come in pages, and any page may be missing; the length of the list is known all the same. A
/// loaded page takes as many rows as it contains; a missing one takes as many as the first page
/// suggests. A title that occurs twice is listed once, at its first place.
public struct Results: Sendable, Equatable {
  /// The ids of each page as they arrived, by the page's number, from 1.
  public private(set) var pages: [Int: [TitleID]] = [:]
  /// The number of rows that the service counts; `nil` before the first page.
  ///
  /// If the service does not count to the end, this is one more than the number of rows that it has
  /// counted, or that have arrived, as long as pages are full.
  public private(set) var total: Int?
  /// Whether there are more rows than the service has counted.
  public private(set) var isOpenEnded = false
  /// The expected number of rows on a page.
  public private(set) var pageSize = 1
  /// The last page that the service serves; 1 before the first page.
  public private(set) var lastPage = 1

  /// The numbers of pages that a list may claim to have.
  private static let mostPages = 1...10_000

  /// The rows of each page, from page 1 on, computed from the values above.
  private var stretches: [Stretch] = []
  private var rows: [TitleID: Int] = [:]
  /// The pages that have not loaded, in their order.
  public private(set) var missingPages: [Int] = []

  public init() {}

  /// The number of rows in the list, loaded or not.
  public var count: Int { stretches.last?.end ?? 0 }

  /// The number of rows; `nil` if the service has not counted all of them.
  public var counted: Int? { isOpenEnded ? nil : total }

  /// The number of counted rows that the service also serves.
  public var reachable: Int { min(total ?? 0, pageSize * lastPage) }

  /// The title in a row; `nil` if its page has not loaded.
  ///
  /// O(log n) in the number of pages.
  public subscript(row: Int) -> TitleID? {
    index(ofStretchWith: row).flatMap { stretches[$0].id(at: row) }
  }

  /// Returns the row of a title; `nil` if it is not listed.
  public func row(of id: TitleID) -> Int? { rows[id] }

  /// The number of titles that have loaded.
  public var loadedCount: Int { rows.count }

  /// The number of rows that have not loaded; `nil` if unknown.
  public var unloadedCount: Int? { isOpenEnded ? nil : count - loadedCount }

  /// The titles that have loaded, in their order.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  var loaded: [TitleID] { stretches.flatMap { $0.ids ?? [] } }

  /// Returns the pages of these rows, from 1.
  public func pages(ofRows rows: Range<Int>) -> ClosedRange<Int>? {
    let rows = rows.clamped(to: 0..<count)
    guard let first = rows.first.flatMap(index(ofStretchWith:)),
      let last = rows.last.flatMap(index(ofStretchWith:))
    else { return nil }
    return (first + 1)...(last + 1)
  }

  /// Adds a page, from 1 to the last that is served; the newest total counts.
  ///
  /// - Complexity: O(*n*) in the number of titles listed.
  public mutating func hold(_ page: ListPart, number: Int) {
    if pages.isEmpty || number == 1 { lastPage = Self.clamped(page.last) }
    guard (1...lastPage).contains(number) else { return }
    if number == 1 { pageSize = max(1, page.sent > 0 ? page.sent : page.size) }
    let rowsBefore = (number - 1) * pageSize
    let isOpen = page.total == nil && page.sent >= page.size && number < lastPage
    let came = rowsBefore + (isOpen ? page.sent + 1 : page.ids.count)
    total = page.total ?? max(total ?? 0, came, page.leastTotal.map { $0 + 1 } ?? 0)
    if page.ids.isEmpty { total = min(total ?? 0, rowsBefore) }
    if page.total != nil || number >= (pages.keys.max() ?? 0) { isOpenEnded = isOpen }
    pages[number] = page.ids
    layOut()
  }

  /// Removes the pages beyond the last one of an answer, given its first page.
  mutating func drop(pagesAfter first: TitlePage) {
    let size = max(1, first.sent > 0 ? first.sent : first.size)
    let last = first.total.map { ($0 + size - 1) / size } ?? first.last
    pages = pages.filter { $0.key <= max(1, last) }
  }

  private static func clamped(_ page: Int) -> Int {
    max(mostPages.lowerBound, min(page, mostPages.upperBound))
  }

  /// Assigns the rows to the pages.
  private mutating func layOut() {
    let lastHeld = pages.filter { !$0.value.isEmpty }.keys.max() ?? 0
    let last = max(lastHeld, (reachable + pageSize - 1) / pageSize)
    stretches = []
    rows = [:]
    missingPages = []
    for number in stride(from: 1, through: last, by: 1) {
      let start = count
      guard let page = pages[number] else {
        let rest = reachable - (number - 1) * pageSize
        let expected = number < lastHeld ? pageSize : min(pageSize, rest)
        stretches.append(Stretch(start: start, missing: expected))
        missingPages.append(number)
        continue
      }
      var ids: [TitleID] = []
      for id in page where rows[id] == nil {
        rows[id] = start + ids.count
        ids.append(id)
      }
      stretches.append(Stretch(start: start, ids: ids))
    }
  }

  private func index(ofStretchWith row: Int) -> Int? {
    guard (0..<count).contains(row) else { return nil }
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].end > row { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The rows of one page.
private struct Stretch: Sendable, Equatable {
  let start: Int
  let end: Int
  /// The ids of the rows; `nil` if the page is missing.
  let ids: [TitleID]?

  init(start: Int, ids: [TitleID]) {
    self.start = start
    self.ids = ids
    end = start + ids.count
  }

  init(start: Int, missing count: Int) {
    self.start = start
    ids = nil
    end = start + count
  }

  func id(at row: Int) -> TitleID? { ids?[row - start] }
}

extension Results: Codable {
  private enum CodingKeys: String, CodingKey {
    case pages, total, isOpenEnded, pageSize, lastPage
  }

  /// Reads the pages; impossible page numbers are left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pages = try container.decode([Int: [TitleID]].self, forKey: .pages)
    total = try container.decodeIfPresent(Int.self, forKey: .total)
    isOpenEnded = try container.decodeIfPresent(Bool.self, forKey: .isOpenEnded) ?? false
    pageSize = max(1, try container.decode(Int.self, forKey: .pageSize))
    let lastPage = Self.clamped(try container.decode(Int.self, forKey: .lastPage))
    self.lastPage = lastPage
    pages = pages.filter { (1...lastPage).contains($0.key) }
    layOut()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pages, forKey: .pages)
    try container.encodeIfPresent(total, forKey: .total)
    if isOpenEnded { try container.encode(isOpenEnded, forKey: .isOpenEnded) }
    try container.encode(pageSize, forKey: .pageSize)
    try container.encode(lastPage, forKey: .lastPage)
  }
}

extension Results: CustomReflectable {
  /// The received data, without the values computed from it.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "pages": pages, "total": total as Any, "isOpenEnded": isOpenEnded, "pageSize": pageSize,
        "lastPage": lastPage,
      ],
      displayStyle: .struct)
  }
}
