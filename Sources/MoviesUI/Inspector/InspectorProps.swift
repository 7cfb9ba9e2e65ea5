public import ReduxRecording

/// The contents of the inspector, which looks into a running session.
public struct InspectorProps: Sendable, Equatable {
  /// An action on its way through the store.
  public struct Entry: Sendable, Equatable {
    /// The action, in words.
    public var action: String
    /// The time that middlewares, reducer and subscribers took, in microseconds.
    public var microseconds: Int

    public init(action: String, microseconds: Int) {
      self.action = action
      self.microseconds = microseconds
    }
  }

  /// A request in flight.
  public struct Flight: Sendable, Equatable {
    public var label: String
    /// The age of the request in milliseconds.
    public var milliseconds: Int

    public init(label: String, milliseconds: Int) {
      self.label = label
      self.milliseconds = milliseconds
    }
  }

  /// The last actions, the newest last.
  public var actions: [Entry]
  /// The changes made by the last action that changed anything.
  public var changes: [StateChange]
  public var flights: [Flight]
  /// The time to draw the last frame, in microseconds.
  public var frameMicroseconds: Int

  public init(
    actions: [Entry], changes: [StateChange], flights: [Flight], frameMicroseconds: Int
  ) {
    self.actions = actions
    self.changes = changes
    self.flights = flights
    self.frameMicroseconds = frameMicroseconds
  }
}
