public import Titles

extension TitleCondition {
  /// Whether it asks what is on a list by its name.
  package var namesLists: Bool {
    hasPart { if case .library(.list) = $0 { true } else { false } }
  }

  /// The same condition, fulfilled also by what fills the lists that it names.
  ///
  /// A list that names itself gets nothing by it. Of lists that name each other again and again,
  /// the first hundred are filled.
  ///
  /// - Parameter lists: The lists that fill themselves.
  /// - Returns: The condition.
  public func filling(_ lists: [LivingList]) -> TitleCondition {
    var mostLists = 100
    return filling(lists, atMost: &mostLists)
  }

  private func filling(_ lists: [LivingList], atMost mostLists: inout Int) -> TitleCondition {
    replacingParts { part in
      guard case .library(let condition) = part, case .list = condition else { return nil }
      let named = lists.filter { condition.accepts(LibraryMark(lists: [$0.name])) }
      let others = lists.filter { !named.contains($0) }
      var contents: [TitleCondition] = []
      for list in named where mostLists > 0 {
        mostLists -= 1
        guard let filler = (try? TitleExpression(parsing: list.expression))?.condition else {
          continue
        }
        contents.append(filler.filling(others, atMost: &mostLists))
      }
      return TitleCondition(anyOf: [part] + contents)
    }
  }
}
