extension TitleCondition {
  /// All of the conditions as a single one; `nil` if there are none.
  package init?(allOf conditions: [TitleCondition]) {
    var parts: [TitleCondition] = []
    for condition in conditions.flatMap(\.conjuncts) {
      if case .words(let words) = condition, case .words(let before) = parts.last {
        parts[parts.count - 1] = .words(before + words)
      } else {
        parts.append(condition)
      }
    }
    guard let first = parts.first else { return nil }
    self = parts.count == 1 ? first : .all(parts)
  }

  /// One or more of the conditions as a single one; `nil` if there are none.
  package init?(anyOf conditions: [TitleCondition]) {
    let parts = conditions.flatMap(\.disjuncts)
    guard let first = parts.first else { return nil }
    self = parts.count == 1 ? first : .any(parts)
  }

  /// The conditions that must all be fulfilled.
  package var conjuncts: [TitleCondition] {
    if case .all(let conditions) = self { conditions } else { [self] }
  }

  /// The alternatives; one of them must be fulfilled.
  private var disjuncts: [TitleCondition] {
    if case .any(let conditions) = self { conditions } else { [self] }
  }

  /// How many words, phrases and conditions on fields it has.
  var leafCount: Int {
    switch self {
    case .words(let words): words.count
    case .phrase, .text, .number, .kind, .form, .library: 1
    case .not(let condition): condition.leafCount
    case .all(let conditions), .any(let conditions): conditions.reduce(0) { $0 + $1.leafCount }
    }
  }

  /// Whether it is made of others.
  var isComposite: Bool {
    switch self {
    case .all, .any: true
    case .words, .phrase, .text, .number, .kind, .form, .library, .not: false
    }
  }

  /// Whether it asks for anything in the user's library.
  package var isAboutLibrary: Bool {
    hasPart { if case .library = $0 { true } else { false } }
  }

  /// Whether any of the conditions that it is made of is like this.
  package func hasPart(where isMeant: (TitleCondition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.hasPart(where: isMeant)
    case .all(let conditions), .any(let conditions):
      conditions.contains { $0.hasPart(where: isMeant) }
    case .words, .phrase, .text, .number, .kind, .form, .library: isMeant(self)
    }
  }

  /// The same condition with others in place of some that it is made of.
  ///
  /// - Parameter replacement: What stands in place of a part; `nil` if it stays.
  /// - Returns: The condition.
  package func replacingParts(
    _ replacement: (TitleCondition) throws -> TitleCondition?
  ) rethrows -> TitleCondition {
    switch self {
    case .not(let condition): .not(try condition.replacingParts(replacement))
    case .all(let conditions):
      .all(try conditions.map { try $0.replacingParts(replacement) })
    case .any(let conditions):
      .any(try conditions.map { try $0.replacingParts(replacement) })
    case .words, .phrase, .text, .number, .kind, .form, .library: try replacement(self) ?? self
    }
  }
}
