/// An action in its written form: its registered name and its payload.
///
/// The coder's `userInfo` must hold the ``ActionRegistry`` under ``ActionRegistry/key``. Encoding
/// or decoding an unregistered action or name throws an error that names it.
public struct RecordedAction: Codable, Sendable {
  /// The action itself.
  public let action: any Action

  public init(_ action: any Action) { self.action = action }

  private enum CodingKeys: String, CodingKey {
    case name, payload
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    let types = decoder.userInfo.registry?.types(named: name) ?? []
    guard let last = types.last else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container,
        debugDescription: "No type of actions is registered as \(name)")
    }
    let fitting = types.dropLast().lazy.compactMap { try? container.decode($0, forKey: .payload) }
    action = try fitting.first ?? container.decode(last, forKey: .payload)
  }

  public func encode(to encoder: any Encoder) throws {
    guard let name = encoder.userInfo.registry?.name(of: action),
      let payload = action as? any Encodable
    else {
      throw EncodingError.invalidValue(
        action,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(type(of: action)) is not registered in the ActionRegistry."))
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Verbatim(wrappedValue: name), forKey: .name)
    try container.encode(payload, forKey: .payload)
  }
}

extension [CodingUserInfoKey: any Sendable] {
  fileprivate var registry: ActionRegistry? { self[ActionRegistry.key] as? ActionRegistry }
}

extension [CodingUserInfoKey: Any] {
  fileprivate var registry: ActionRegistry? { self[ActionRegistry.key] as? ActionRegistry }
}
