import MoviesSession
import SafeText
import Titles

extension TitleKey {
  /// Reads the words that name one title on a command line: an id, an address at IMDb, or a name.
  ///
  /// - Parameters:
  ///   - words: The words, which belong together.
  ///   - kind: What a name must be the name of; `nil` for anything.
  ///   - year: When it came out or began; for a name only.
  /// - Throws: A ``Failure`` if the words look like an id and are not valid.
  init(arguments words: [String], kind: TitleKind? = nil, year: Int? = nil) throws(Failure) {
    let text = words.joined(separator: " ")
    if let id = TitleReference.parse(text) {
      self = .id(id)
    } else {
      guard !text.looksLikeTitleID else { throw Failure(noTitleID: text) }
      self = .name(TitleQuery(text, kind: kind, year: year))
    }
  }
}

extension Failure {
  /// That a text which should be an id is not valid.
  fileprivate init(noTitleID text: String) {
    self.init(
      "“\(Sanitizer.line(text, limit: 60))” is not a valid IMDb id: expected tt and seven to ten "
        + "digits, such as tt0096895.", exitCode: .usage)
  }
}

extension String {
  /// Whether the text is meant as an IMDb id: `tt` and nothing but digits behind it.
  fileprivate var looksLikeTitleID: Bool {
    lowercased().hasPrefix("tt") && count > 2 && dropFirst(2).allSatisfy(\.isNumber)
  }
}
