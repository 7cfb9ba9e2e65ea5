import Foundation
public import Titles

/// The steps of the library: done, undone and redone.
extension LibraryStore {
  public func steps(latest count: Int) async throws(LibraryError) -> [PastStep] {
    let offset = offset
    return try await database.read(ofNothing: []) { database in
      try StepRows.latest(count, in: database).map { step, isUndone in
        let time = LocalTime(secondsSince1970: step.time, offset: offset(step.time))
        return PastStep(step, at: time, isUndone: isUndone)
      }
    }
  }

  public func titles(ofStep id: UndoEntry.ID) async throws(LibraryError) -> [TitleID] {
    try await database.read(ofNothing: []) { database in
      try RowLog.titles(of: Int64(id), in: database).sorted().compactMap { TitleID($0) }
    }
  }

  public func stepToUndo() async throws(LibraryError) -> UndoEntry? {
    try await database.read(StepRows.toUndo)
  }

  public func stepToRedo() async throws(LibraryError) -> UndoEntry? {
    try await database.read(StepRows.toRedo)
  }

  public func steps(
    backTo id: UndoEntry.ID
  ) async throws(LibraryError) -> [UndoEntry] {
    try await database.read(ofNothing: []) { try StepRows.toUndo(backTo: id, in: $0) }
  }

  public func overtakenStep() async throws(LibraryError) -> OvertakenStep? {
    let session = session
    return try await database.read { try UndoneSteps.overtaken(for: session, in: $0) }
  }

  public func undo(only id: UndoEntry.ID?) async throws(LibraryError) -> TakenStep? {
    let session = session
    return try await isUntouched
      ? nil : change { try StepRows.undo(only: id, by: session, in: $0) }
  }

  public func undo(_ steps: [UndoEntry.ID]) async throws(LibraryError) -> TakenStep? {
    let session = session
    return try await isUntouched
      ? nil : change { try StepRows.undo(steps, by: session, in: $0) }
  }

  public func redo(only id: UndoEntry.ID?) async throws(LibraryError) -> TakenStep? {
    try await isUntouched ? nil : change { try StepRows.redo(only: id, in: $0) }
  }

  /// Whether the library has never changed, so that no file is made only to undo nothing.
  private var isUntouched: Bool {
    get async throws(LibraryError) { try await revision() == 0 }
  }
}

extension LibraryStore {
  /// The number of seconds by which local time is ahead of UTC at a time in seconds since 1970.
  public typealias LocalOffset = @Sendable (Int) -> Int

  /// The offset in the time zone of this process; 0 if it is unknown.
  public static let localOffset: LocalOffset = { seconds in
    var (time, parts) = (time_t(seconds), tm())
    return localtime_r(&time, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }
}
