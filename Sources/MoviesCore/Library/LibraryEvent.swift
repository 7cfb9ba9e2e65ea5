public import Keeping
public import Redux
public import Titles

/// What the app is told about the library.
public enum LibraryEvent: Action, Codable, Equatable {
  /// The library may have changed: another session did something, or a command, or there was too
  /// much news of a step to tell.
  case changedElsewhere
  /// What the library has as a whole.
  case came(LibraryReading)
  /// What the user changed in this session.
  case edited(LibraryNews)
  /// What the library has learnt about titles that it has.
  case learnt(LibraryNews)
  /// What the library amounts to in this revision.
  case counted(LibraryStatistics, revision: Int)
  /// All that is kept about some titles, in this revision of the library.
  case entriesCame([LibraryEntry], revision: Int)
  /// The titles of a tab of the library.
  case rowsCame(LibraryTab, [LibraryEntry])
  /// Something was done, taken back or done again; `nil` if there was nothing to do.
  case stepped(LibraryStep?, LibraryDirection)
  /// This step is the one to be taken back or done again, if the user need not be asked.
  case stepFound(LibraryStep, RetraceLibrary.Direction)
  /// The library could not do what it was asked for.
  case failed(LibraryError)
}

/// Whether a step was done, taken back, or done again.
public enum LibraryDirection: String, Sendable, Codable, Hashable {
  case done, undone, redone
}

extension TakenStep? {
  /// What the app is told of a change that the library was asked for; `nil` for one that changed
  /// nothing.
  func events(_ direction: LibraryDirection) -> [LibraryEvent] {
    guard let self else { return [.stepped(nil, direction)] }
    return [self.news.map { .edited($0) } ?? .changedElsewhere, .stepped(self.step, direction)]
  }
}
