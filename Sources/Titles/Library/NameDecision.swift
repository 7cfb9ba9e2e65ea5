/// What the user decides about a name that an import has left open.
public struct NameDecision: Hashable, Sendable, Codable {
  /// The number of the open name.
  public var number: Int
  /// The title that it means; `nil` if it is left out.
  public var title: TitleDetail?

  public init(_ number: Int, means title: TitleDetail?) {
    self.number = number
    self.title = title
  }
}
