public import Titles

extension TitleCondition {
  /// Whether the condition names a list.
  package var namesLists: Bool {
    hasPart { if case .library(.list) = $0 { true } else { false } }
  }

  /// Returns the condition, extended to accept the contents of the self-filling lists that it
  /// names.
  ///
  /// A list that names itself adds nothing. If lists name each other repeatedly, the first hundred
  /// are expanded.
  ///
  /// - Parameter lists: The lists that fill themselves.
  /// - Returns: The expanded condition.
  public func filling(_ lists: [SmartList]) -> TitleCondition {
    var mostLists = 100
    return filling(lists, atMost: &mostLists)
  }

  private func filling(_ lists: [SmartList], atMost mostLists: inout Int) -> TitleCondition {
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
