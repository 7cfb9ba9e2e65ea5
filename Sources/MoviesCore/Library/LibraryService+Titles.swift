import Search
public import Titles

extension LibraryService {
  /// The most titles of this machine that are looked through.
  private static let mostTitles = 10_000

  /// The titles on this machine, those with the most votes first.
  func titles() async -> [TitleDetail] {
    await titles(matching: LocalSearch(nil))
  }

  private func titles(matching search: LocalSearch) async -> [TitleDetail] {
    await index()?.hits(for: search, in: 0..<Self.mostTitles).titles ?? []
  }

  /// The titles that a living list has: those of the library and of this machine that its expression
  /// accepts, in its order.
  ///
  /// An expression that can no longer be understood accepts nothing.
  ///
  /// - Parameter list: The list.
  /// - Returns: The titles, those of the library first unless the expression has an order.
  /// - Throws: A `LibraryError`.
  public func entries(of list: LivingList) async throws(LibraryError) -> [LibraryEntry] {
    guard let expression = try? TitleExpression(parsing: list.expression) else { return [] }
    let kept = try await library.entries(in: .everything)
    let accepted = kept.filter { entry in
      expression.condition?.accepts(SearchableTitle(entry.facts), mark: entry.mark) ?? true
    }
    let known = Set(kept.map(\.id))
    let others = await others(matching: expression, besides: kept).filter { !known.contains($0.id) }
    let all = accepted + others.map { LibraryEntry($0) }
    return expression.order.map { all.sorted(by: $0) } ?? all
  }

  /// The titles of this machine; none for an expression that every title fulfils.
  private func others(
    matching expression: TitleExpression, besides kept: [LibraryEntry]
  ) async -> [TitleDetail] {
    guard let condition = expression.condition else { return [] }
    var search = LocalSearch(condition)
    search.marks = Dictionary(kept.map { ($0.id, $0.mark) }) { first, _ in first }
    return await titles(matching: search)
  }
}
