/// What the keys go to.
public enum Focus: Sendable, Codable, Hashable {
  case list, search, year, detail
}
