/// The kind of a title, in OMDb's words.
public enum TitleKind: String, Hashable, Sendable, Codable, CaseIterable {
  case movie, series, episode, game
}
