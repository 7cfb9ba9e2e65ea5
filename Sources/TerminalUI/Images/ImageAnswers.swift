/// The terminal's answers about images so far.
public struct ImageAnswers: Hashable, Sendable {
  /// Whether the terminal knows kitty's graphics protocol; `nil` until it has answered.
  public var knowsProtocol: Bool?
  /// The terminal's name and version; `nil` until it has answered.
  public var version: TerminalVersion?

  /// Makes a value without answers.
  public init() {}

  /// Records an answer.
  ///
  /// - Returns: Whether the event is such an answer.
  @discardableResult
  public mutating func note(_ event: InputEvent) -> Bool {
    switch event {
    case .kittyGraphics(let isKnown): knowsProtocol = isKnown
    case .terminalVersion(let version): self.version = version
    default: return false
    }
    return true
  }

  /// Whether the terminal has answered all questions.
  public var areComplete: Bool { knowsProtocol != nil && version != nil }

  /// Whether the terminal shows images in the place of placeholders: only both answers together
  /// prove it.
  public var provePlaceholders: Bool { knowsProtocol == true && version?.showsPlaceholders == true }
}
