public import Titles

extension TitleCondition {
  /// Whether a title fulfils the condition.
  ///
  /// - Parameters:
  ///   - title: The title with its known facts.
  ///   - mark: The user's mark on the title; `nil` without one.
  /// - Returns: Whether the title fulfils the condition.
  public func accepts(_ title: SearchableTitle, mark: LibraryMark? = nil) -> Bool {
    test()(title, mark)
  }

  /// Returns the condition as a test for many titles that are each compared only once.
  package func testOfDetails() -> (TitleDetail, LibraryMark?) -> Bool {
    let test = test(of: UnfoldedTitle.self)
    return { test(UnfoldedTitle($0), $1) }
  }

  /// Returns the condition as a test for many titles, which folds the texts of the condition once.
  func test<Title: MatchableTitle>(
    of _: Title.Type = Title.self
  ) -> (Title, LibraryMark?) -> Bool {
    switch self {
    case .words(let typed):
      let words = SearchedWords(typed)
      return { title, _ in words.match(title) }
    case .phrase(let phrase):
      let phrases = TextField.general.map { SearchedPhrase(phrase, in: $0) }
      return { title, _ in
        phrases.contains { $0.text(of: title)?.contains(inARow: $0.words) == true }
      }
    case .text(let field, let test):
      let test = test.meant(in: field).test(of: Title.self, in: field)
      return { title, _ in test(title) }
    case .number(let field, let test):
      return { title, _ in field.value(of: title.detail).map(test.accepts) ?? false }
    case .kind(let kind):
      return { title, _ in title.detail.kind == kind }
    case .form(let form):
      return { title, _ in title.detail.form == form }
    case .library(let condition):
      let test = condition.test
      return { _, mark in test(mark) }
    case .not(let condition):
      let test = condition.test(of: Title.self)
      return { !test($0, $1) }
    case .all(let conditions):
      let tests = conditions.map { $0.test(of: Title.self) }
      return { title, mark in tests.allSatisfy { $0(title, mark) } }
    case .any(let conditions):
      let tests = conditions.map { $0.test(of: Title.self) }
      return { title, mark in tests.contains { $0(title, mark) } }
    }
  }
}

extension TextTest {
  /// Returns the test as it applies to a field.
  ///
  /// A known genre must match as a whole, so that `genre:music` excludes musicals, and each of its
  /// names stands for the one that titles have.
  package func meant(in field: TextField) -> TextTest {
    guard field == .genre else { return self }
    return switch self {
    case .beginnings(let text), .phrase(let text): Genre.name(text).map { .phrase($0) } ?? self
    }
  }

  /// Returns the test for a field of many titles; the test's own text is folded once.
  fileprivate func test<Title: MatchableTitle>(
    of _: Title.Type, in field: TextField
  ) -> (Title) -> Bool {
    switch self {
    case .beginnings(let text):
      let beginnings = field.words(of: text).map(WordBeginning.init)
      return { title in
        !beginnings.isEmpty && beginnings.allSatisfy { title.hasWord($0, in: field) }
      }
    case .phrase(let text):
      let phrase = SearchedPhrase(text, in: field)
      return { phrase.text(of: $0)?.contains(nameOf: phrase.words) == true }
    }
  }

  /// Returns the test for many texts; the test's own text is folded once.
  package func test() -> (FoldedText) -> Bool {
    switch self {
    case .beginnings(let text): { [words = text.searchWords] in $0.hasBeginnings(of: words) }
    case .phrase(let text): { [words = text.searchWords] in $0.contains(nameOf: words) }
    }
  }
}

extension FoldedText {
  /// Whether each of these words is a prefix of a word of the text.
  fileprivate func hasBeginnings(of words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { containsWord(beginningWith: $0) }
  }
}

/// A phrase that is searched for in a field of many titles.
private struct SearchedPhrase {
  let words: [String]
  private let field: TextField
  private let first: WordBeginning?

  init(_ text: String, in field: TextField) {
    self.field = field
    words = field.words(of: text)
    first = words.first.map(WordBeginning.init)
  }

  /// Returns the folded text of the field if one of its words begins with the first word of the
  /// phrase; `nil` otherwise.
  func text(of title: some MatchableTitle) -> FoldedText? {
    guard let first, title.hasWord(first, in: field) else { return nil }
    return title[field]
  }
}
