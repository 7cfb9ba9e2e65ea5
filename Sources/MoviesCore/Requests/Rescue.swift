/// How a query was answered that OMDb had no answer to as it stood.
public struct Rescue: Sendable, Codable, Hashable {
  /// The words that were searched for instead; `nil` where a title was asked for by its name.
  public var words: String?
  /// What was tried, in words for the user.
  public var explanation: String

  public init(words: String?, explanation: String) {
    self.words = words
    self.explanation = explanation
  }
}
