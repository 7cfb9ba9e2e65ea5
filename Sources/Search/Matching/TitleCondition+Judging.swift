public import Titles

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
    func judgement(_ condition: TitleCondition) -> Bool? {
      condition.judgement(of: title, mark: mark, isInIMDbData: isInIMDbData)
    }
    switch self {
    case .words, .phrase:
      if accepts(title, mark: mark) { return true }
      return title.detail.hasGeneralTexts ? false : nil
    case .text(let field, _):
      if accepts(title, mark: mark) { return true }
      return field.isKnown(of: title) || isInIMDbData && field.isInIMDbData ? false : nil
    case .number(let field, let test):
      return field.value(of: title.detail).map(test.accepts)
        ?? (isInIMDbData && field.isInIMDbData ? false : nil)
    case .kind(let kind): return title.detail.kind.map { $0 == kind }
    // OMDb tells no form, so that no request would bring one.
    case .form(let form): return title.detail.form == form
    case .library(let condition): return condition.accepts(mark)
    case .not(let condition): return judgement(condition).map { !$0 }
    case .all(let conditions):
      let judgements = conditions.map(judgement)
      return judgements.contains(false) ? false : judgements.contains(nil) ? nil : true
    case .any(let conditions):
      let judgements = conditions.map(judgement)
      return judgements.contains(true) ? true : judgements.contains(nil) ? nil : false
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
  fileprivate func isKnown(of title: SearchableTitle) -> Bool {
    self == .name || !title[self].words.isEmpty
  }
}

extension TitleDetail {
  /// Whether it has the texts in which words are looked for.
  fileprivate var hasGeneralTexts: Bool { !genres.isEmpty && !actors.isEmpty && plot != nil }
}
