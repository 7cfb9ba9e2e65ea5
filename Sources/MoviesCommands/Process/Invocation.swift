public import MoviesSession

/// One start of the program: what it was given on the command line, and its surroundings, whose
/// properties it has as its own.
@dynamicMemberLookup
public struct Invocation: Sendable {
  /// What stands behind the program's name on the command line.
  public var arguments: [String]
  public var surroundings: Surroundings
  /// What shows texts that are longer than the terminal; `nil` for nothing.
  public var pager: Pager?
  /// How a source of films is opened; tests put in their own.
  public var open: Source.Opener

  public init(
    arguments: [String], surroundings: Surroundings, pager: Pager? = nil,
    open: @escaping Source.Opener = Source.open(_:settings:)
  ) {
    self.arguments = arguments
    self.surroundings = surroundings
    self.pager = pager
    self.open = open
  }

  public subscript<Value>(dynamicMember property: KeyPath<Surroundings, Value>) -> Value {
    surroundings[keyPath: property]
  }
}

extension Invocation {
  /// The invocation of the running process.
  @MainActor public static var current: Invocation {
    let surroundings = Surroundings.current
    return Invocation(
      arguments: Array(CommandLine.arguments.dropFirst()), surroundings: surroundings,
      pager: .ofProcess(surroundings))
  }

  /// Where the program's files live.
  public var directories: Directories { Directories(environment: surroundings.environment) }

  /// The value of an environment variable; `nil` where it is not set or empty.
  public func variable(_ name: String) -> String? { surroundings.variable(name) }

  /// Says something to the person at the terminal, in one line; what cannot be said is dropped.
  public func say(_ message: String) { surroundings.say(message) }
}
