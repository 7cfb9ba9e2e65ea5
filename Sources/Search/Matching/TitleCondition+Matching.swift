public import Titles

extension TitleCondition {
  /// Whether a title fulfils the condition.
  ///
  /// - Parameters:
  ///   - title: What is known of the title.
  ///   - mark: What the user keeps about it; `nil` for nothing.
  /// - Returns: Whether it does.
  public func accepts(_ title: SearchableTitle, mark: LibraryMark? = nil) -> Bool {
    test()(title, mark)
  }

  /// The condition as a test of many titles; each of them is compared once.
  package func testOfDetails() -> (TitleDetail, LibraryMark?) -> Bool {
    let test = test(of: UnfoldedTitle.self)
    return { test(UnfoldedTitle($0), $1) }
  }

  /// The condition as a test of many titles, for which its own texts are folded only once.
  func test<Title: MatchableTitle>(
    of _: Title.Type = Title.self
  ) -> (Title, LibraryMark?) -> Bool {
    switch self {
    case .words(let typed):
      let words = SearchedWords(typed)
      return { title, _ in words.tier(in: title.searchable) != nil }
    case .phrase(let phrase):
      let words = TextField.general.map { $0.words(of: phrase) }
      return { title, _ in
        zip(title.searchable.generalTexts, words).contains { $0.contains(inARow: $1) }
      }
    case .text(let field, let test):
      let test = test.meant(in: field).test(of: field.words)
      return { title, _ in test(title[field]) }
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
  /// The test that is meant in a field: a whole genre is not the beginning of another one, so that
  /// `genre:music` leaves musicals out, and all names of a genre mean the one that titles have.
  package func meant(in field: TextField) -> TextTest {
    guard field == .genre else { return self }
    return switch self {
    case .beginnings(let text), .phrase(let text): Genre.name(text).map { .phrase($0) } ?? self
    }
  }

  /// The test of many texts, for which its own is folded only once, into words as theirs are.
  func test(of words: (String) -> [String] = \.searchWords) -> (FoldedText) -> Bool {
    switch self {
    case .beginnings(let text): { [words = words(text)] in $0.hasBeginnings(of: words) }
    case .phrase(let text): { [words = words(text)] in $0.contains(nameOf: words) }
    }
  }
}

extension FoldedText {
  /// Whether each of these words begins one of the text's.
  fileprivate func hasBeginnings(of words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { containsWord(beginningWith: $0) }
  }
}

/// A title that can be compared with conditions.
protocol MatchableTitle {
  var detail: TitleDetail { get }
  /// All texts, folded.
  var searchable: SearchableTitle { get }
  /// The text of a field, folded.
  subscript(field: TextField) -> FoldedText { get }
}

extension SearchableTitle: MatchableTitle {
  var searchable: SearchableTitle { self }
}

/// A title whose texts are folded each time they are compared: for one comparison, that costs less
/// than to fold all of them before.
struct UnfoldedTitle: MatchableTitle {
  let detail: TitleDetail

  init(_ detail: TitleDetail) { self.detail = detail }

  var searchable: SearchableTitle { SearchableTitle(detail) }

  subscript(field: TextField) -> FoldedText { field.text(of: detail) }
}
