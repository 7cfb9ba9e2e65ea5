/// A text of a title that can be searched on its own.
public enum TextField: String, Hashable, Sendable, Codable, CaseIterable {
  /// The title itself, and its original title.
  case name = "title"
  case genre, director, writer, actor, plot, country, language, rated, awards
}
