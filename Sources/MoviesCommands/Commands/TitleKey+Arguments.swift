import MoviesSession
import SafeText
import Titles

extension TitleKey {
  /// Reads the words of a command line that name one title: an id, an address at IMDb, or a name.
  ///
  /// - Parameters:
  ///   - words: The words, which belong together.
  ///   - kind: The kind of a named title; `nil` for any.
  ///   - years: The years in which a named title may have been released or begun.
  /// - Throws: A ``Failure`` if the words look like an id but are not valid, or if they are an id
  ///   and a year is given, too.
  init(arguments words: [String], kind: TitleKind? = nil, years: Years? = nil) throws(Failure) {
    let text = words.joined(separator: " ")
    if let id = TitleReference.parse(text) {
      guard years == nil else {
        throw Failure("--year goes with a name: an id has only one title.", exitCode: .usage)
      }
      self = .id(id)
    } else {
      guard !text.looksLikeTitleID else { throw Failure(noTitleID: text) }
      self = .name(TitleQuery(arguments: words, kind: kind, years: years))
    }
  }
}

extension Failure {
  /// Makes the failure for a text that is meant as an id, but is not valid.
  fileprivate init(noTitleID text: String) {
    self.init(
      "“\(Sanitizer.line(text, limit: 60))” is not a valid IMDb id: expected tt and seven to ten "
        + "digits, such as tt0096895.", exitCode: .usage)
  }
}

extension String {
  /// Whether the text is meant as an IMDb id: `tt` followed only by digits.
  fileprivate var looksLikeTitleID: Bool {
    lowercased().hasPrefix("tt") && count > 2 && dropFirst(2).allSatisfy(\.isNumber)
  }
}
