public import Redux
public import ReduxRecording

/// Events while something loads.
public enum LoadingAction: Action, Codable, Hashable {
  /// A tick passed.
  case ticked
  /// The user has waited for ``LoadingState/patience``.
  case patienceEnded
  /// The user cancelled the requests.
  case cancelled
}

/// The running requests, and how long they have been running.
public struct LoadingState: Sendable, Codable, Equatable {
  /// A running request.
  public struct Flight: Sendable, Codable, Hashable {
    public var ticket: RequestTicket<MoviesRequestID>
    /// The age of the request in ticks.
    public var age: Int
  }

  /// The running requests, oldest first.
  public var inFlight: [Flight] = []
  /// The number of ticks since the first of them began; turns the spinner.
  public var ticks = 0

  /// The requests that are shown as loading, since the user has waited long enough for them.
  @Sorted public var overdue: Set<MoviesRequestID> = []

  /// The time that the screen stays unchanged before it shows that it is waiting.
  public static let patience = Duration.milliseconds(50)

  /// The length of a tick.
  public static let tick = Duration.milliseconds(100)

  public init() {}

  /// Whether a request with this id is running.
  public func contains(_ id: MoviesRequestID) -> Bool { inFlight.contains { $0.ticket.id == id } }
}
