/// A line that tells what happened, for a few seconds.
public struct Notice: Sendable, Codable, Hashable {
  public var text: String
  public var isWarning: Bool

  public init(_ text: String, isWarning: Bool = false) {
    self.text = text
    self.isWarning = isWarning
  }
}
