public import Titles

/// A title, and its texts as they are searched.
public struct SearchableTitle: Sendable {
  /// The facts of the title; unknown ones are `nil` or empty.
  public let detail: TitleDetail
  let names: NameText
  /// The texts of the general fields, in their order; the others are seldom searched, and folded
  /// then.
  package let generalTexts: [FoldedText]

  /// Folds the texts.
  public init(_ detail: TitleDetail) {
    self.detail = detail
    names = NameText(detail)
    generalTexts = TextField.general.map { $0.text(of: detail) }
  }

  /// The text of a field.
  package subscript(field: TextField) -> FoldedText {
    TextField.general.firstIndex(of: field).map { generalTexts[$0] } ?? field.text(of: detail)
  }

  /// The names of the title as single words.
  package var keys: FoldedText { names.keys }

  /// Words by which the name is found, too, though they do not stand in it.
  package var otherWords: FoldedText { names.otherWords }
}

extension TextField {
  /// The fields in which words are found that are not said to be in one.
  package static let general: [TextField] = [.name, .director, .writer, .actor, .genre, .plot]

  /// The fields in which a word is looked for that begins like this.
  ///
  /// One or two letters are not looked for among genres: each genre would add hundreds of thousands
  /// of titles.
  package static func general(for beginning: String) -> [TextField] {
    beginning.utf8.count < shortestOfGenre ? generalBesidesGenre : general
  }

  private static let generalBesidesGenre = general.filter { $0 != .genre }
  private static let shortestOfGenre = 3

  /// The words of a text in the field, or of one that is looked for there.
  package func words(of text: String) -> [String] {
    switch self {
    case .name: text.nameWords
    case .director, .writer, .actor: text.personWords
    default: text.searchWords
    }
  }

  /// Whether the texts in the field are people's names.
  package var isAboutPeople: Bool { [.director, .writer, .actor].contains(self) }

  /// Texts of this field, folded.
  package func text(of texts: [String]) -> FoldedText {
    FoldedText(isAboutPeople ? texts.flatMap(\.spellings) : texts, words: words)
  }

  /// The text of a title, folded.
  package func text(of title: TitleDetail) -> FoldedText { text(of: texts(of: title)) }

  /// The texts of a title as they are.
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
  /// The title, and the original one where that differs.
  package var names: [String] {
    [title] + (originalTitle.map { $0 == title ? [] : [$0] } ?? [])
  }
}
