public import Redux
public import ReduxRecording

/// The requests on their way, and how long they have been.
public struct LoadingState: Sendable, Codable, Equatable {
  /// A request on its way.
  public struct Flight: Sendable, Codable, Hashable {
    public var ticket: RequestTicket<MoviesRequestID>
    /// How many ticks ago it started.
    public var age: Int
  }

  /// In the order of their start.
  public var inFlight: [Flight] = []
  /// How many ticks there were since something began to load; moves the spinner.
  public var ticks = 0

  /// What the user has waited for so long that the screen has to say so.
  @Sorted public var overdue: Set<MoviesRequestID> = []

  /// For how long a screen may stand still before it says what it waits for.
  public static let patience = Duration.milliseconds(50)

  /// How long a tick is.
  public static let tick = Duration.milliseconds(100)

  public init() {}

  /// Whether a question is being asked.
  public func contains(_ id: MoviesRequestID) -> Bool { inFlight.contains { $0.ticket.id == id } }
}
