public import Titles

/// A form in which a title can be copied.
public enum CopyForm: Sendable, Codable, Hashable, CaseIterable {
  case id, link
  /// The title and its year.
  case title
  /// The title and its year as a Markdown link.
  case markdown
}

/// The menu of the forms in which a title can be copied.
public struct CopyMenu: Sendable, Codable, Hashable {
  /// The title that was selected when the menu was opened.
  public var title: TitleSummary
  public private(set) var selection = 0

  public init(_ title: TitleSummary) {
    self.title = title
  }

  /// The forms to choose from, in their order.
  public static let forms = CopyForm.allCases

  /// The selected form.
  public var selected: CopyForm {
    Self.forms.indices.contains(selection) ? Self.forms[selection] : .id
  }

  /// Moves the selection by this many forms, up if negative, but not past the ends.
  mutating func move(by count: Int) {
    let last = Self.forms.count - 1
    selection = max(0, min(selection + max(-last, min(count, last)), last))
  }
}
