import MoviesCore
import Titles

extension CopyForm {
  /// Returns the text that is copied for a title in this form.
  func text(of title: TitleSummary) -> String {
    switch self {
    case .id: title.id.rawValue
    case .link: title.id.imdbPage
    case .title: title.withYears
    case .markdown: "[\(title.withYears.escapedForMarkdown)](\(title.id.imdbPage))"
    }
  }

  /// The name of the form in the menu.
  var name: String {
    switch self {
    case .id: "id"
    case .link: "link"
    case .title: "title"
    case .markdown: "Markdown"
    }
  }

  /// The command that copies in this form.
  var command: Command {
    switch self {
    case .id: .copyID
    case .link: .copyLink
    case .title: .copyTitle
    case .markdown: .copyMarkdown
    }
  }
}

extension TitleSummary {
  /// The title and its years, as shown to the user: `Batman Returns (1992)`.
  fileprivate var withYears: String {
    years.map { "\(title) (\($0.written))" } ?? title
  }
}

extension String {
  /// The text with a backslash before each character that could have a meaning in Markdown.
  fileprivate var escapedForMarkdown: String {
    String(flatMap { "\\`*_[]<>~|".contains($0) ? ["\\", $0] : [$0] })
  }
}
