/// A catalogue's report of a search in progress.
public enum SearchProgress: Hashable, Sendable {
  /// A part of the typed text was left out of the question.
  case leftOut([QueryOmission])
  /// The question's own words found nothing, so this fallback is being tried.
  case trying(Fallback)

  /// A function that receives the reports, on any thread.
  public typealias Observer = @Sendable (_ progress: SearchProgress, _ query: TitleQuery) -> Void
}

/// A part of a question that is left out because the service cannot search for it.
public enum QueryOmission: Hashable, Sendable, Codable {
  /// `<`, `>` and `&#`, which make OMDb answer with an error page.
  case markup
  /// Words that look like a database command, which make a firewall block the request.
  case databaseCommand
  /// Everything beyond the maximum length of a query.
  case tail(limit: Int)
}
