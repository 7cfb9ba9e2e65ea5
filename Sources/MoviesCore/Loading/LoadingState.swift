public import Redux
public import ReduxRecording

/// Events while something loads.
public enum LoadingAction: Action, Codable, Hashable {
  /// A tick passed.
  case ticked
  /// The user has waited for ``LoadingState/patience``.
  case patienceEnded
  /// The user asked to stop.
  case cancelled
}

/// The running requests, and how long they have been running.
public struct LoadingState: Sendable, Codable, Equatable {
  /// A running request.
  public struct Flight: Sendable, Codable, Hashable {
    public var ticket: RequestTicket<MoviesRequestID>
    /// How many ticks ago it started.
    public var age: Int
  }

  /// The oldest first.
  public var inFlight: [Flight] = []
  /// The number of ticks since something began to load; turns the spinner.
  public var ticks = 0

  /// The requests that the user has waited for long enough that the screen says so.
  @Sorted public var overdue: Set<MoviesRequestID> = []

  /// How long the screen stays as it is before it shows that it is waiting.
  public static let patience = Duration.milliseconds(50)

  /// The length of a tick.
  public static let tick = Duration.milliseconds(100)

  public init() {}

  /// Whether a request with this id is running.
  public func contains(_ id: MoviesRequestID) -> Bool { inFlight.contains { $0.ticket.id == id } }
}
