public import Titles

/// A title with its folded texts.
public struct SearchableTitle: Sendable {
  /// The facts of the title; unknown ones are `nil` or empty.
  public let detail: TitleDetail
  let names: NameText
  /// The texts of the general fields, in the order of the fields; other fields are rarely searched,
  /// so their texts are folded on demand.
  package let generalTexts: [FoldedText]

  /// Folds the texts of a title.
  public init(_ detail: TitleDetail) {
    self.detail = detail
    names = NameText(detail)
    generalTexts = TextField.general.map { $0.text(of: detail) }
  }

  /// The folded text of a field.
  package subscript(field: TextField) -> FoldedText {
    TextField.general.firstIndex(of: field).map { generalTexts[$0] } ?? field.text(of: detail)
  }

  /// The names of the title as single words.
  package var keys: FoldedText { names.keys }

  /// Words that find the name without being in it.
  package var otherWords: FoldedText { names.otherWords }
}

extension TextField {
  /// The fields that are searched for words typed without a field.
  package static let general: [TextField] = [.name, .director, .writer, .actor, .genre, .plot]

  /// Returns the fields that are searched for a word with this prefix.
  ///
  /// Genres are not searched for one or two letters: each genre would add hundreds of thousands of
  /// titles.
  package static func general(for beginning: String) -> [TextField] {
    beginning.utf8.count < shortestOfGenre ? generalBesidesGenre : general
  }

  private static let generalBesidesGenre = general.filter { $0 != .genre }
  private static let shortestOfGenre = 3

  /// Splits a text or a query into words, folded as in this field.
  package func words(of text: String) -> [String] {
    switch self {
    case .name: text.nameWords
    case .director, .writer, .actor: text.personWords
    default: text.searchWords
    }
  }

  /// Whether the texts in the field are people's names.
  package var isAboutPeople: Bool { [.director, .writer, .actor].contains(self) }

  /// Folds texts of this field.
  package func text(of texts: [String]) -> FoldedText {
    FoldedText(isAboutPeople ? texts.flatMap(\.spellings) : texts, words: words)
  }

  /// Folds the texts of a title in this field.
  package func text(of title: TitleDetail) -> FoldedText { text(of: texts(of: title)) }

  /// Returns the unfolded texts of a title in this field.
  func texts(of title: TitleDetail) -> [String] {
    switch self {
    case .name: title.names
    case .genre: title.genres
    case .director: title.directors
    case .writer: title.writers
    case .actor: title.actors
    case .plot: [title.plot].compactMap(\.self)
    case .country: title.countries
    case .language: title.languages
    case .rated: [title.rated].compactMap(\.self)
    case .awards: [title.awards].compactMap(\.self)
    }
  }
}

extension TitleDetail {
  /// The name of the title, and the original name if it differs.
  package var names: [String] {
    [title] + (originalTitle.map { $0 == title ? [] : [$0] } ?? [])
  }
}

extension SearchableTitle {
  /// Returns the words as the title writes them, in place of a word that finds the title.
  ///
  /// - Parameters:
  ///   - word: A folded word: one of the title's words, two neighbours as one, or a whole name.
  ///   - typed: The typed word, which may be only the beginning of a name.
  /// - Returns: The words; `word` itself if the title contains it, or has no name that equals it.
  func words(writtenAs word: String, typed: String) -> [String] {
    if generalTexts.contains(where: { $0.contains(inARow: [word]) }) { return [word] }
    let names = detail.names.map(\.writtenWords)
    let runs = (1...2).flatMap { count in names.flatMap { $0.runs(of: count) } }
    if let run = runs.first(where: { $0.asOneWord == word }) { return run }
    let beginnings = names.filter { NameText.key(of: $0.text) == word || $0.asOneWord == word }
      .flatMap { name in name.indices.map { Array(name[...$0]) } }
    return beginnings.min { $0.mistakes(in: typed) < $1.mistakes(in: typed) } ?? [word]
  }
}

extension String {
  /// The folded words of a name; parts joined by a hyphen or an apostrophe are one word, such as
  /// `spider-man` and `l'avventura`.
  fileprivate var writtenWords: [String] {
    split(whereSeparator: \.isWhitespace).flatMap { part -> [String] in
      let words = String(part).nameWords
      guard words.count > 1 else { return words }
      if part.contains("-") { return [words.joined(separator: "-")] }
      return part.contains(where: Self.apostrophes.contains)
        ? [words.joined(separator: "'")] : words
    }
  }
}

extension [String] {
  fileprivate var text: String { joined(separator: " ") }

  fileprivate var asOneWord: String { text.searchWords.joined() }

  /// Returns all runs of this many neighbouring words.
  fileprivate func runs(of count: Int) -> [[String]] {
    indices.dropLast(count - 1).map { Array(self[$0..<($0 + count)]) }
  }

  /// Returns the number of mistakes between the key of these words and a typed word.
  fileprivate func mistakes(in typed: String) -> Int {
    let key = Array<UInt8>(NameText.key(of: text).utf8)
    let typed = Array<UInt8>(typed.utf8)
    var spelling = Spelling(typed)
    let most = key.count + typed.count
    return spelling.mistakes(for: key[...], atMost: most, isUnfinished: false) ?? most
  }
}
