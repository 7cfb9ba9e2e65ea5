/// What a catalogue tells of a search while it goes on.
public enum SearchProgress: Hashable, Sendable {
  /// The question was asked without something that was typed.
  case leftOut([QueryOmission])
  /// The question's own words find nothing, and this is tried now.
  case trying(Fallback)

  /// Somebody who is told, on any thread.
  public typealias Observer = @Sendable (_ progress: SearchProgress, _ query: TitleQuery) -> Void
}

/// Something that a service cannot be asked for, and that is left out of a question.
public enum QueryOmission: Hashable, Sendable, Codable {
  /// `<`, `>` and `&#`, for which OMDb answers with an error page.
  case markup
  /// What looks like a database command, for which a firewall turns the request away.
  case databaseCommand
  /// Everything behind as many characters as a query may have.
  case tail(limit: Int)
}
