/// How good an ``Answer`` is.
public enum AnswerQuality: Hashable, Sendable, Codable, Comparable {
  /// Some facts are missing that another catalogue may have.
  case partial
  /// It was right once and may have changed since.
  case stale
  case complete
}
