/// The titles that match a query, collected from its pages.
public struct TitleList: Hashable, Sendable {
  /// The titles without duplicates, in the catalogue's order.
  public var titles: [TitleSummary] = []
  /// The facts that came with the titles.
  public var details: [TitleID: TitleDetail] = [:]
  /// The number of titles that the catalogue counts: 0 if nothing matches, `nil` if it does not
  /// say.
  public var total: Int?
  /// The number of further pages that the catalogue serves.
  public var missingPages = 0
  /// The way in which the titles were found, if the query's own words found nothing.
  public var fallback: Fallback?
  /// The error that made the list incomplete; `nil` if none did.
  public var error: CatalogueError?

  public init() {}
}

extension TitleList {
  /// Sorts the titles by their known facts; returns the number of titles that have a value to sort
  /// by.
  public mutating func sort(by order: TitleOrder) -> Int {
    let details = details
    func value(of title: TitleSummary) -> TitleOrder.Value? {
      order.key.value(of: title, details[title.id], nil)
    }
    titles = order.sorted(titles, by: value)
    return titles.count { value(of: $0) != nil }
  }
}

extension Catalogue {
  /// Asks for one page after the other until there are `limit` titles, or no further ones.
  ///
  /// Titles that are found before an error are kept in the list, along with the error. A list is
  /// empty only if it has an error.
  public func titles(matching query: TitleQuery, limit: Int) async -> TitleList {
    var list = TitleList()
    do throws(CatalogueError) {
      try await collect(&list, matching: query, limit: limit)
    } catch {
      list.error = error
    }
    list.titles = Array(list.titles.prefix(limit))
    if list.titles.isEmpty, list.error == nil { list.error = .notFound }
    if list.titles.isEmpty, list.error?.isNotFound == true { list.total = 0 }
    return list
  }

  private func collect(
    _ list: inout TitleList, matching query: TitleQuery, limit: Int
  ) async throws(CatalogueError) {
    var query = query
    var seen: Set<TitleID> = []
    var sent = 0
    var number = 1
    while list.titles.count < limit {
      let answer = try await titles(matching: query, page: number, reach: .anywhere)
      let page = answer.value
      if number == 1 {
        list.fallback = answer.fallback
        query = page.query
      }
      list.total = page.total ?? list.total
      list.missingPages = page.following(number)
      let new = page.titles.filter { seen.insert($0.id).inserted }
      list.titles += new
      for detail in page.details + page.known { list.details[detail.id] = detail }
      // A page without new titles would only be followed by more of the same.
      guard !new.isEmpty, !page.isLast(number, rowsBefore: sent) else { return }
      sent += page.sent
      number += 1
    }
  }
}
