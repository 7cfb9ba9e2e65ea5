/// What a frame tells the input after it: how much fits, and how far it can be scrolled.
public struct FrameMetrics: Sendable, Equatable {
  /// How many rows of the list there is room for.
  public var listRows = 0
  /// How many lines of the details there is room for.
  public var detailRows = 0
  /// How many lines the details can be scrolled at the most.
  public var detailScrollLimit = 0
  /// How many lines of the help there is room for.
  public var helpRows = 0
  /// How many lines the help can be scrolled at the most.
  public var helpScrollLimit = 0

  public init() {}
}
