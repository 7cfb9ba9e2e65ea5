public import MoviesSession

/// One run of the program: its command line and its surroundings, whose properties are available
/// directly.
@dynamicMemberLookup
public struct Invocation: Sendable {
  /// The words after the program's name on the command line.
  public var arguments: [String]
  public var surroundings: Surroundings
  /// The pager for texts longer than the terminal; `nil` for none.
  public var pager: Pager?
  /// Opens a source of films; tests supply their own.
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

  /// The locations of the program's files.
  public var directories: Directories { Directories(environment: surroundings.environment) }

  /// Returns the value of an environment variable; `nil` if it is unset or empty.
  public func variable(_ name: String) -> String? { surroundings.variable(name) }

  /// Prints a one-line message for the person at the terminal; drops it if that fails.
  public func say(_ message: String) { surroundings.say(message) }
}
