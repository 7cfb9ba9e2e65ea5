/// Which action goes by which name, so that actions can be written down and read again.
///
/// ```swift
/// var registry = ActionRegistry()
/// registry.register(CounterAction.self)
///
/// let encoder = JSONEncoder()
/// encoder.userInfo[ActionRegistry.key] = registry
/// let json = try encoder.encode(RecordedAction(CounterAction.set(3)))
/// // {"name":"CounterAction","payload":{"set":{"_0":3}}}
/// ```
///
/// Names are what files hold: keep the name when a type is renamed.
public struct ActionRegistry: Sendable {
  /// Where ``RecordedAction`` looks for the registry in an encoder's or a decoder's `userInfo`.
  public static let key: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "Redux.ActionRegistry") else {
      preconditionFailure("A key can be made of any text.")
    }
    return key
  }()

  private var types: [String: any (Action & Codable).Type] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Makes a registry without actions.
  public init() {}

  /// Gives a type of actions its name.
  ///
  /// - Precondition: Neither the type nor the name is taken.
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name. Default: the type's own.
  public mutating func register<A: Action & Codable>(_ type: A.Type, as name: String? = nil) {
    let name = name ?? String(describing: type)
    precondition(types[name] == nil, "Two types of actions are registered as \(name).")
    precondition(names[ObjectIdentifier(type)] == nil, "\(type) is registered twice.")
    types[name] = type
    names[ObjectIdentifier(type)] = name
  }

  /// The name that an action's type is registered under, or `nil` if it is not.
  public func name<A: Action>(of action: A) -> String? { names[ObjectIdentifier(A.self)] }

  /// All registered types, in no particular order.
  public var registeredTypes: [any (Action & Codable).Type] { Array(types.values) }

  /// The type that is registered under a name, or `nil` if none is.
  public func type(named name: String) -> (any (Action & Codable).Type)? { types[name] }
}
