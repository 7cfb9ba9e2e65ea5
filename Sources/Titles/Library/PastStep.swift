/// A step of the library, looked back at.
public struct PastStep: Hashable, Sendable, Codable, Identifiable {
  public var step: UndoEntry
  /// When it happened, by the clocks of the place where the library is read.
  public var time: LocalTime
  /// Whether it was taken back, and not done again since.
  public var isUndone: Bool

  public var id: UndoEntry.ID { step.id }

  public init(_ step: UndoEntry, at time: LocalTime, isUndone: Bool) {
    self.step = step
    self.time = time
    self.isUndone = isUndone
  }
}

/// A step that was taken back and cannot be done again, because another session has changed the
/// same titles since.
public struct OvertakenStep: Hashable, Sendable, Codable {
  public var step: UndoEntry
  /// The other session's step.
  public var other: UndoEntry

  public init(step: UndoEntry, by other: UndoEntry) {
    self.step = step
    self.other = other
  }
}

/// A minute by the clocks of a place.
public struct LocalTime: Hashable, Sendable, Codable {
  public var day: CalendarDate
  /// Counted from midnight, below 1,440.
  public var minute: Int

  /// The minute in which a moment lies.
  ///
  /// - Parameters:
  ///   - seconds: The moment, in seconds since 1970.
  ///   - offset: How many seconds the clocks are ahead of Greenwich then.
  public init(secondsSince1970 seconds: Int, offset: Int) {
    let minutes = Int((Double(seconds + offset) / 60).rounded(.down))
    let days = Int((Double(minutes) / 1_440).rounded(.down))
    day = CalendarDate(daysSince1970: days)
    minute = minutes - days * 1_440
  }
}
