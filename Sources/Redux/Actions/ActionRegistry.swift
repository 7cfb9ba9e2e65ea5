/// The names of action types, so that actions can be written down and read back.
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
/// Files contain these names: when a type is renamed, keep the name it is registered under.
public struct ActionRegistry: Sendable {
  /// The key under which ``RecordedAction`` finds the registry in an encoder's or a decoder's
  /// `userInfo`.
  public static let key: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "Redux.ActionRegistry") else {
      preconditionFailure("A key can be made of any text.")
    }
    return key
  }()

  private var types: [String: [any (Action & Codable).Type]] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Makes an empty registry.
  public init() {}

  /// Registers an action type under a name.
  ///
  /// - Precondition: Neither the type nor the name is taken.
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name. Default: the name of the type.
  public mutating func register<A: Action & Codable>(_ type: A.Type, as name: String? = nil) {
    let name = name ?? String(describing: type)
    precondition(types[name] == nil, "Two types of actions are registered as \(name).")
    register(type, besidesThoseNamed: name)
  }

  /// Registers one part of a divided action type under the name of the whole, so that files from
  /// before the division can be read: each payload goes to the first part that understands it.
  ///
  /// - Precondition: The type is not registered yet.
  /// - Parameters:
  ///   - type: The type; it must not understand a payload of another part.
  ///   - name: The name of the whole, which the other parts have, too.
  public mutating func register<A: Action & Codable>(_ type: A.Type, asPartOf name: String) {
    register(type, besidesThoseNamed: name)
  }

  private mutating func register<A: Action & Codable>(
    _ type: A.Type, besidesThoseNamed name: String
  ) {
    precondition(names[ObjectIdentifier(type)] == nil, "\(type) is registered twice.")
    types[name, default: []].append(type)
    names[ObjectIdentifier(type)] = name
  }

  /// Returns the name under which an action's type is registered, or `nil` if it is not.
  public func name<A: Action>(of action: A) -> String? { names[ObjectIdentifier(A.self)] }

  /// All registered types, in no particular order.
  public var registeredTypes: [any (Action & Codable).Type] { types.values.flatMap(\.self) }

  /// Returns the type registered under a name, or all parts of a divided type; empty if no type has
  /// the name.
  public func types(named name: String) -> [any (Action & Codable).Type] { types[name] ?? [] }
}
