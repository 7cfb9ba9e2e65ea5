extension TitleExpression {
  /// The whole name, or the id, of the one person whose titles it asks for; `nil` if it asks for
  /// anything else.
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
  /// The same condition with whole names in place of the ids of people.
  ///
  /// - Parameter name: The name of somebody; `nil` for an id that is not known.
  /// - Returns: The condition.
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
  /// The ids that stand in it in place of names.
  package var people: Set<PersonID> {
    var ids: Set<PersonID> = []
    _ = namingPeople { id in
      ids.insert(id)
      return nil
    }
    return ids
  }
}
