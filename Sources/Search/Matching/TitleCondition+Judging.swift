public import Titles

/// A judgement of a title by its facts, some of them perhaps unknown.
package struct TitleJudgement: Sendable {
  /// Whether it fulfils a condition, as ``Titles/TitleCondition/accepts(_:mark:)`` tells: an
  /// unknown fact fulfils nothing.
  package var isFulfilled: Bool
  /// Whether no further fact could change that.
  package var isCertain: Bool
}

extension TitleCondition {
  /// Whether a title fulfils the condition, as far as that can be told from what is known of it.
  ///
  /// ``accepts(_:mark:)`` takes an unknown fact for one that fulfils nothing; this takes it for one
  /// that may.
  ///
  /// - Parameters:
  ///   - title: What is known of the title, which is not everything.
  ///   - mark: What the user keeps about it; `nil` for nothing.
  ///   - isInIMDbData: Whether IMDb's data tells of it: nobody has those of its facts that the data
  ///     lacks.
  /// - Returns: Whether it does; `nil` if that depends on facts that are not known.
  public func judgement(
    of title: SearchableTitle, mark: LibraryMark? = nil, isInIMDbData: Bool = false
  ) -> Bool? {
    let judgement = judging()(title, mark, isInIMDbData)
    return judgement.isCertain ? judgement.isFulfilled : nil
  }

  /// The same for many titles that are compared once each.
  package func judgingDetails() -> (TitleDetail, LibraryMark?, _ isInIMDbData: Bool) ->
    TitleJudgement
  {
    let judging = judging(UnfoldedTitle.self)
    return { judging(UnfoldedTitle($0), $1, $2) }
  }

  /// The condition as a judgement of many titles, for which its own texts are folded only once.
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

  /// Judges by several conditions; a single one decides if it has this outcome.
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

  /// Whether all facts are known that a condition asks for which is not made of others, and which a
  /// title does not fulfil.
  private func isKnown(of title: some MatchableTitle, _ isInIMDbData: Bool) -> Bool {
    switch self {
    case .words, .phrase: title.detail.hasGeneralTexts
    case .text(let field, _):
      field.isKnown(of: title.detail) || isInIMDbData && field.isInIMDbData
    case .number(let field, _):
      field.value(of: title.detail) != nil || isInIMDbData && field.isInIMDbData
    case .kind: title.detail.kind != nil
    // OMDb tells no form, so that no request would bring one.
    case .form, .library, .not, .all, .any: true
    }
  }

  /// Whether it asks for facts that come with the details of a title, not with its row.
  ///
  /// Words do not: whoever types them into a list means names first.
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
  /// Whether a title has a text in the field, as each has a name.
  fileprivate func isKnown(of title: TitleDetail) -> Bool {
    self == .name || texts(of: title).contains { !words(of: $0).isEmpty }
  }
}

extension TitleDetail {
  /// Whether it has the texts in which words are looked for.
  fileprivate var hasGeneralTexts: Bool { !genres.isEmpty && !actors.isEmpty && plot != nil }
}
