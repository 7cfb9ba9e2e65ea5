/// A catalogue's report of a search in progress.
public enum SearchProgress: Hashable, Sendable {
  /// Something that was typed was left out of the question.
  case leftOut([QueryOmission])
  /// The question's own words found nothing, and this is being tried now.
  case trying(Fallback)

  /// Receives the reports, on any thread.
  public typealias Observer = @Sendable (_ progress: SearchProgress, _ query: TitleQuery) -> Void
}

/// Something that a service cannot search for, and that is left out of a question.
public enum QueryOmission: Hashable, Sendable, Codable {
  /// `<`, `>` and `&#`, which make OMDb answer with an error page.
  case markup
  /// Words that look like a database command, which make a firewall block the request.
  case databaseCommand
  /// Everything beyond the maximum length of a query.
  case tail(limit: Int)
}
