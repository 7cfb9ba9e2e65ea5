/// How long a transfer may take and how much it may bring.
public struct TransferLimits: Sendable, Equatable {
  /// The longest time until a connection stands.
  public var connect: Duration
  /// The longest time from the call to the last byte.
  public var total: Duration
  /// The slowest rate allowed, in bytes a second, over ``lowSpeedTime``.
  public var lowSpeed: Int
  /// How long a transfer may stay below ``lowSpeed``, the wait for the first byte included.
  ///
  /// Two thirds of ``total`` unless told otherwise: who allows more time allows more silence.
  public var lowSpeedTime: Duration
  /// The most bytes a body may have, after content decoding.
  public var bodyBytes: Int
  /// The most bytes that all header fields may have together.
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
