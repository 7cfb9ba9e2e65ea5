/// One title, by its id (`i=`) or by its name (`t=`).
public struct FindTitle: Endpoint {
  /// How the title is named.
  public enum Key: Hashable, Sendable, Codable {
    case id(TitleID)
    case name(String, kind: TitleKind?, year: Int?)
  }

  /// How long the plot is.
  public enum Plot: String, Hashable, Sendable, Codable, CaseIterable {
    case short, full
  }

  public var key: Key
  public var plot: Plot

  public init(_ key: Key, plot: Plot = .short) {
    self.key = key
    self.plot = plot
  }

  public var parameters: [Parameter] { [] }

  public func answer(from reply: Reply) throws(OMDBError) -> TitleDetail {
    throw .notFound
  }
}
