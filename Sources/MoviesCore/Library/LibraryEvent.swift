public import Keeping
public import Redux
public import Titles

/// Events of the library.
public enum LibraryEvent: Action, Codable, Equatable {
  /// The library may have changed: through another session or a command, or through a step with too
  /// much news to report.
  case changedElsewhere
  /// The library was read as a whole.
  case came(LibraryReading)
  /// The user changed something in this session.
  case edited(LibraryNews)
  /// The library learnt facts about titles that it keeps.
  case learnt(LibraryNews)
  /// The statistics of the library arrived, for this revision.
  case counted(LibraryStatistics, revision: Int)
  /// The entries of some titles arrived, from this revision of the library.
  case entriesCame([LibraryEntry], revision: Int)
  /// The titles of a tab of the library arrived.
  case rowsCame(LibraryTab, [LibraryEntry])
  /// The titles of a tab of the library arrived, with the current entries of those that have
  /// changed.
  case rowsChanged(LibraryTab, [TitleID], [LibraryEntry])
  /// A step was done, undone or redone; `nil` if there was nothing to do.
  case stepped(UndoEntry?, LibraryDirection)
  /// The next step to undo or redo was found; the user may have to be asked about it.
  case stepFound(UndoEntry, RetraceLibrary.Direction)
  /// The steps to undo together were found, the last one first.
  case stepsFound([UndoEntry])
  /// This many steps were undone together, back to and including this one.
  case wentBack(to: UndoEntry, count: Int)
  /// Nothing can be redone, since another session has overtaken this step.
  case overtaken(OvertakenStep)
  /// The library could not carry out a request.
  case failed(LibraryError)
  /// The user's text was kept, or had been kept already.
  case draftKept(Draft)
  /// The user's text could not be kept, and is still where it was typed.
  case draftRefused(Draft, LibraryError)
  /// The note that the user wrote in an editor was not kept, since it has changed elsewhere.
  case noteContested(ContestedNote)
}

/// Whether a step was done, undone or redone.
public enum LibraryDirection: String, Sendable, Codable, Hashable {
  case done, undone, redone
}

extension TakenStep? {
  /// Returns the events that follow a change; `nil` stands for a change that had no effect.
  func events(_ direction: LibraryDirection) -> [LibraryEvent] {
    guard let self else { return [.stepped(nil, direction)] }
    return [self.news.map { .edited($0) } ?? .changedElsewhere, .stepped(self.step, direction)]
  }
}
