/// What a terminal has answered about images so far.
public struct ImageAnswers: Hashable, Sendable {
  /// Whether it knows kitty's graphics protocol; `nil` until it has answered.
  public var knowsProtocol: Bool?
  /// What it is; `nil` until it has answered.
  public var version: TerminalVersion?

  /// No answer.
  public init() {}

  /// Takes note of an answer.
  ///
  /// - Returns: Whether the event is one.
  @discardableResult
  public mutating func note(_ event: InputEvent) -> Bool {
    switch event {
    case .kittyGraphics(let isKnown): knowsProtocol = isKnown
    case .terminalVersion(let version): self.version = version
    default: return false
    }
    return true
  }

  /// Whether everything that was asked is answered.
  public var areComplete: Bool { knowsProtocol != nil && version != nil }

  /// Whether the terminal shows images in the place of placeholders: only both answers together
  /// prove it.
  public var provePlaceholders: Bool { knowsProtocol == true && version?.showsPlaceholders == true }
}
