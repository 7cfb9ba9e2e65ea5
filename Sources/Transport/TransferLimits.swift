/// How long a transfer may take and how large its reply may be.
public struct TransferLimits: Sendable, Equatable {
  /// The longest time to establish a connection.
  public var connect: Duration
  /// The longest time from the call to the last byte.
  public var total: Duration
  /// The slowest allowed rate, in bytes per second, over ``lowSpeedTime``.
  public var lowSpeed: Int
  /// How long a transfer may stay below ``lowSpeed``, including the wait for the first byte.
  ///
  /// Two thirds of ``total`` by default: allowing more time allows more silence.
  public var lowSpeedTime: Duration
  /// The maximum size of a body in bytes, after content decoding.
  public var bodyBytes: Int
  /// The maximum size of all header fields together, in bytes.
  public var headerBytes: Int

  public init(
    connect: Duration = .seconds(5),
    total: Duration = .seconds(15),
    lowSpeed: Int = 10,
    lowSpeedTime: Duration? = nil,
    bodyBytes: Int = 2 << 20,
    headerBytes: Int = 64 << 10
  ) {
    self.connect = connect
    self.total = total
    self.lowSpeed = lowSpeed
    self.lowSpeedTime = lowSpeedTime ?? total * 2 / 3
    self.bodyBytes = bodyBytes
    self.headerBytes = headerBytes
  }
}
