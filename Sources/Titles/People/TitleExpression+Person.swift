extension TitleExpression {
  /// The whole name, or the id, of the person whose titles the expression asks for; `nil` if it
  /// asks for anything else.
  package var person: String? {
    guard case .any(let conditions) = condition, case .text(.director, let test) = conditions.first,
      conditions == [.director, .writer, .actor].map({ .text($0, test) })
    else { return nil }
    return switch test {
    case .phrase(let name): name
    case .beginnings(let text): PersonID(text).map { _ in text }
    }
  }
}

extension TitleCondition {
  /// Returns the condition with whole names in place of people's ids.
  ///
  /// - Parameter name: Returns the name of a person; `nil` for an unknown id.
  /// - Returns: The changed condition.
  package func namingPeople(_ name: (PersonID) throws -> String?) rethrows -> TitleCondition {
    try replacingParts { part in
      guard case .text(let field, let test) = part, [.director, .writer, .actor].contains(field),
        let id = PersonID(test.text)
      else { return nil }
      return try name(id).map { .text(field, .phrase($0)) }
    }
  }
}

extension TitleCondition {
  /// The ids of people in the condition.
  package var people: Set<PersonID> {
    var ids: Set<PersonID> = []
    _ = namingPeople { id in
      ids.insert(id)
      return nil
    }
    return ids
  }
}
