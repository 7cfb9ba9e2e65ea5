/// One step in the library's history.
public struct PastStep: Hashable, Sendable, Codable, Identifiable {
  public var step: UndoEntry
  /// The time of the step, by the clocks of the place where the library is read.
  public var time: LocalTime
  /// Whether the step is undone, and has not been redone since.
  public var isUndone: Bool

  public var id: UndoEntry.ID { step.id }

  public init(_ step: UndoEntry, at time: LocalTime, isUndone: Bool) {
    self.step = step
    self.time = time
    self.isUndone = isUndone
  }
}

/// An undone step that cannot be redone, because another session has changed the same titles since.
public struct OvertakenStep: Hashable, Sendable, Codable {
  public var step: UndoEntry
  /// The other session's step.
  public var other: UndoEntry

  public init(step: UndoEntry, by other: UndoEntry) {
    self.step = step
    self.other = other
  }
}

/// A minute in local time.
public struct LocalTime: Hashable, Sendable, Codable {
  public var day: CalendarDate
  /// The minute of the day, counted from midnight; below 1,440.
  public var minute: Int

  /// Makes the minute that contains a moment.
  ///
  /// - Parameters:
  ///   - seconds: The moment, in seconds since 1970.
  ///   - offset: The number of seconds by which local time is ahead of UTC at that moment.
  public init(secondsSince1970 seconds: Int, offset: Int) {
    let minutes = Int((Double(seconds + offset) / 60).rounded(.down))
    let days = Int((Double(minutes) / 1_440).rounded(.down))
    day = CalendarDate(daysSince1970: days)
    minute = minutes - days * 1_440
  }
}
