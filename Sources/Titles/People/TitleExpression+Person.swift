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
    switch self {
    case .text(.director, let test), .text(.writer, let test), .text(.actor, let test):
      guard case .text(let field, _) = self, let id = PersonID(test.text),
        let name = try name(id)
      else { return self }
      return .text(field, .phrase(name))
    case .not(let condition): return .not(try condition.namingPeople(name))
    case .all(let conditions): return .all(try conditions.map { try $0.namingPeople(name) })
    case .any(let conditions): return .any(try conditions.map { try $0.namingPeople(name) })
    case .words, .phrase, .text, .number, .kind, .form, .library: return self
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

extension TextTest {
  fileprivate var text: String {
    switch self {
    case .beginnings(let text), .phrase(let text): text
    }
  }
}
