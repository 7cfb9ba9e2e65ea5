public import Keeping
public import Redux
public import Titles

/// News of the library.
public enum LibraryEvent: Action, Codable, Equatable {
  /// The library may have changed: another session did something, or a command, or there was too
  /// much news of a step to tell.
  case changedElsewhere
  /// The library as a whole.
  case came(LibraryReading)
  /// The user changed something in this session.
  case edited(LibraryNews)
  /// The library has learnt something about titles that it has.
  case learnt(LibraryNews)
  /// The statistics of the library in this revision.
  case counted(LibraryStatistics, revision: Int)
  /// All that is kept about some titles, in this revision of the library.
  case entriesCame([LibraryEntry], revision: Int)
  /// The titles of a tab of the library.
  case rowsCame(LibraryTab, [LibraryEntry])
  /// The titles of a tab of the library, and what is kept by now about those that have changed.
  case rowsChanged(LibraryTab, [TitleID], [LibraryEntry])
  /// Something was done, taken back or done again; `nil` if there was nothing to do.
  case stepped(LibraryStep?, LibraryDirection)
  /// This step is the one to be taken back or done again, if the user need not be asked.
  case stepFound(LibraryStep, RetraceLibrary.Direction)
  /// These steps, the last one first, are those to be taken back together.
  case stepsFound([LibraryStep])
  /// So many steps were taken back together, the last of them this one.
  case wentBack(to: LibraryStep, count: Int)
  /// Nothing can be done again, since another session has overtaken this step.
  case overtaken(OvertakenStep)
  /// The library could not do what it was asked for.
  case failed(LibraryError)
  /// The user's words are kept, or were kept already.
  case draftKept(Draft)
  /// The user's words could not be kept, and are still where they were typed.
  case draftRefused(Draft, LibraryError)
  /// The note that the user wrote in an editor is not kept, since somebody else has changed it.
  case noteContested(ContestedNote)
}

/// Whether a step was done, taken back, or done again.
public enum LibraryDirection: String, Sendable, Codable, Hashable {
  case done, undone, redone
}

extension TakenStep? {
  /// The events that follow a change; `nil` stands for one that changed nothing.
  func events(_ direction: LibraryDirection) -> [LibraryEvent] {
    guard let self else { return [.stepped(nil, direction)] }
    return [self.news.map { .edited($0) } ?? .changedElsewhere, .stepped(self.step, direction)]
  }
}
