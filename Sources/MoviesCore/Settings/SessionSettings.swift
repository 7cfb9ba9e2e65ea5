/// The choices of the user that the state depends on; fixed for a session.
public struct SessionSettings: Sendable, Codable, Equatable {
  /// What is searched for at the start when the user asks for nothing.
  public var defaultQuery: String
  /// How many characters a search as you type needs; Enter searches with fewer.
  public var minimumCharacters: Int
  /// How long the keyboard must rest before a search as you type, in milliseconds.
  public var searchDelay: Int
  /// How long the selection must rest before its details are fetched, in milliseconds.
  public var detailDelay: Int

  public init(
    defaultQuery: String = "batman", minimumCharacters: Int = 3, searchDelay: Int = 250,
    detailDelay: Int = 200
  ) {
    self.defaultQuery = defaultQuery
    self.minimumCharacters = minimumCharacters
    self.searchDelay = searchDelay
    self.detailDelay = detailDelay
  }
}
