/// What a terminal draws on.
public enum Background: String, Sendable, Codable, Hashable {
  case dark, light
}
