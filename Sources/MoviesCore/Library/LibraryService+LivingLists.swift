import Titles

extension LibraryService {
  /// The titles that a living list has: those of the library and of this machine that its expression
  /// accepts, in its order.
  ///
  /// An expression that can no longer be understood accepts nothing.
  func entries(of list: LivingList) async throws(LibraryError) -> [LibraryEntry] {
    guard let expression = try? TitleExpression(parsing: list.expression) else { return [] }
    let kept = try await library.entries(in: .everything)
    let accepted = kept.filter { entry in
      expression.condition?.accepts(SearchableTitle(entry.facts), mark: entry.mark) ?? true
    }
    let known = Set(accepted.map(\.id))
    let others = await titlesOnThisMachine(matching: expression).filter { !known.contains($0.id) }
    let all = accepted + others.map { LibraryEntry($0) }
    guard let order = expression.order else { return all }
    return order.sorted(all) { order.key.value(of: TitleSummary($0.facts), $0.facts) }
  }

  private func titlesOnThisMachine(matching expression: TitleExpression) async -> [TitleDetail] {
    guard let catalogue, expression.condition != nil,
      let answer = try? await catalogue.titles(
        matching: TitleQuery(expression), page: 1, reach: .here)
    else { return [] }
    let known = Dictionary(answer.value.known.map { ($0.id, $0) }) { first, _ in first }
    return answer.value.titles.map { known[$0.id] ?? TitleDetail($0) }
  }
}
