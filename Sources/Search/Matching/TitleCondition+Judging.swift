public import Titles

/// A judgement of a title by its facts, even if some are unknown.
package struct TitleJudgement: Sendable {
  /// Whether the title fulfils the condition, as in ``Titles/TitleCondition/accepts(_:mark:)``: an
  /// unknown fact fulfils nothing.
  package var isFulfilled: Bool
  /// Whether no further fact could change the judgement.
  package var isCertain: Bool
}

extension TitleCondition {
  /// Whether a title fulfils the condition, as far as the known facts can tell.
  ///
  /// ``accepts(_:mark:)`` treats an unknown fact as not fulfilled; this treats it as undecided.
  ///
  /// - Parameters:
  ///   - title: The title with its known facts, which may be incomplete.
  ///   - mark: The user's mark on the title; `nil` without one.
  ///   - isInIMDbData: Whether IMDb's data has the title: a fact that the data could have, but
  ///     lacks, is then unknown to every source.
  /// - Returns: Whether the title fulfils the condition; `nil` if that depends on unknown facts.
  public func judgement(
    of title: SearchableTitle, mark: LibraryMark? = nil, isInIMDbData: Bool = false
  ) -> Bool? {
    let judgement = judging()(title, mark, isInIMDbData)
    return judgement.isCertain ? judgement.isFulfilled : nil
  }

  /// Returns a function that judges titles, for many titles that are each compared only once.
  package func judgingDetails() -> (TitleDetail, LibraryMark?, _ isInIMDbData: Bool) ->
    TitleJudgement
  {
    let judging = judging(UnfoldedTitle.self)
    return { judging(UnfoldedTitle($0), $1, $2) }
  }

  /// Returns a function that judges many titles; the condition's own texts are folded once for all.
  private func judging<Title: MatchableTitle>(
    _: Title.Type = Title.self
  ) -> (Title, LibraryMark?, _ isInIMDbData: Bool) -> TitleJudgement {
    switch self {
    case .not(let condition):
      let judging = condition.judging(Title.self)
      return { title, mark, isInIMDbData in
        var judgement = judging(title, mark, isInIMDbData)
        judgement.isFulfilled.toggle()
        return judgement
      }
    case .all(let conditions): return Self.judging(conditions, decidedBy: false)
    case .any(let conditions): return Self.judging(conditions, decidedBy: true)
    case .words, .phrase, .text, .number, .kind, .form, .library:
      let test = test(of: Title.self)
      return { title, mark, isInIMDbData in
        let isFulfilled = test(title, mark)
        return TitleJudgement(
          isFulfilled: isFulfilled, isCertain: isFulfilled || isKnown(of: title, isInIMDbData))
      }
    }
  }

  /// Combines the judgements of several conditions; a certain one with the given outcome decides.
  private static func judging<Title: MatchableTitle>(
    _ conditions: [TitleCondition], decidedBy outcome: Bool
  ) -> (Title, LibraryMark?, _ isInIMDbData: Bool) -> TitleJudgement {
    let each = conditions.map { $0.judging(Title.self) }
    return { title, mark, isInIMDbData in
      var sum = TitleJudgement(isFulfilled: !outcome, isCertain: true)
      for judging in each {
        let judgement = judging(title, mark, isInIMDbData)
        if judgement.isFulfilled == outcome {
          if judgement.isCertain { return judgement }
          sum.isFulfilled = outcome
        }
        sum.isCertain = sum.isCertain && judgement.isCertain
      }
      return sum
    }
  }

  /// Whether all facts that an elementary condition asks for are known, given that the title does
  /// not fulfil it.
  private func isKnown(of title: some MatchableTitle, _ isInIMDbData: Bool) -> Bool {
    switch self {
    case .words, .phrase: title.detail.hasGeneralTexts
    case .text(let field, _):
      field.isKnown(of: title.detail) || isInIMDbData && field.isInIMDbData
    case .number(let field, _):
      field.value(of: title.detail) != nil || isInIMDbData && field.isInIMDbData
    case .kind: title.detail.kind != nil
    // OMDb has no forms, so no request would bring one.
    case .form, .library, .not, .all, .any: true
    }
  }

  /// Whether the condition asks for facts that are in the details of a title, but not in its row.
  ///
  /// Words need no details: words typed into a list are mostly about names.
  public var needsDetails: Bool {
    switch self {
    case .words, .phrase, .kind, .form, .library, .text(.name, _), .number(.year, _): false
    case .text, .number: true
    case .not(let condition): condition.needsDetails
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.needsDetails)
    }
  }
}

extension TextField {
  /// Whether the text of a title in the field is known; every title has a name.
  fileprivate func isKnown(of title: TitleDetail) -> Bool {
    self == .name || texts(of: title).contains { !words(of: $0).isEmpty }
  }
}

extension TitleDetail {
  /// Whether the title has the texts of the general fields.
  fileprivate var hasGeneralTexts: Bool { !genres.isEmpty && !actors.isEmpty && plot != nil }
}
