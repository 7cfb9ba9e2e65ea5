public import Titles

/// The queries of a draw to an index, which save a scan of all titles; hits may be vetoed.
extension TonightDraw {
  /// The search for titles that fit, or nearly fit.
  public var search: LocalSearch {
    search(requirements.map(\.loose), order: wish.expression.order)
  }

  /// The search for titles that meet every requirement.
  public var strictSearch: LocalSearch {
    search(requirements.map(\.strict))
  }

  /// The searches for titles that meet all requirements but one, for each of these.
  public var searchesWithoutOneRequirement: [(TonightRequirement, LocalSearch)] {
    requirements.indices.map { left in
      var others = requirements
      let requirement = others.remove(at: left).requirement
      return (requirement, search(others.map(\.strict)))
    }
  }

  private func search(
    _ conditions: [TitleCondition], order: TitleOrder? = nil
  ) -> LocalSearch {
    LocalSearch(TitleCondition(allOf: conditions), order: order)
  }

  /// A requirement of the wish as conditions.
  private struct Requirement {
    var requirement: TonightRequirement
    /// The condition of titles that fit.
    var strict: TitleCondition
    /// The condition of titles that fit, or nearly fit.
    var loose: TitleCondition
  }

  private var requirements: [Requirement] {
    var requirements: [Requirement] = []
    if wish.leavesOutSeen {
      let unseen = TitleCondition.all([.library(.isSeen(false)), .library(.isRated(false))])
      requirements.append(Requirement(requirement: .unseen, strict: unseen, loose: unseen))
    }
    if wish.isForFilms {
      let others = TitleKind.allCases.filter { $0 != .movie }
      let film = TitleCondition.not(.any(others.map { .kind($0) }))
      requirements.append(Requirement(requirement: .film, strict: film, loose: film))
    }
    return requirements
      + wish.conditions.map { condition in
        Requirement(
          requirement: .condition(condition), strict: condition, loose: condition.loosened)
      }
  }
}

extension TitleCondition {
  /// The condition, also fulfilled by unknown numbers and by slightly greater ones.
  fileprivate var loosened: TitleCondition {
    guard case .number(let field, let test) = self else { return self }
    let isUnknown = TitleCondition.not(.number(field, .atLeast(0)))
    return .any([.number(field, test.loosened(for: field)), isUnknown])
  }
}

extension NumberTest {
  fileprivate func loosened(for field: NumberField) -> NumberTest {
    guard field == .runtime else { return self }
    let slack = Double(TonightSieve.slack)
    return switch self {
    case .below(let limit): .below(limit + slack)
    case .atMost(let limit): .atMost(limit + slack)
    case .within(let range): .within(range.lowerBound...(range.upperBound + slack))
    case .above, .atLeast: self
    }
  }
}
