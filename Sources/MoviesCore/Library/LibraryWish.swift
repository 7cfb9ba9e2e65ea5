public import Titles

/// A change of the library that the user has asked for, whether or not it succeeds.
public enum LibraryWish: Hashable, Sendable {
  case edit(LibraryEdit)
  /// A smart list, by its name.
  case livingList(String)
  /// The meanings of this many open names.
  case names(Int)
  /// The undoing or redoing of the last step.
  case retracing(RetraceLibrary.Direction)
}

extension EditLibrary {
  public var wish: LibraryWish? { .edit(edit) }
}

extension KeepSmartList {
  public var wish: LibraryWish? { .livingList(list.name) }
}

extension SettleOpenNames {
  public var wish: LibraryWish? { .names(decisions.count) }
}

extension RetraceLibrary {
  public var wish: LibraryWish? { .retracing(direction) }
}

extension RetraceStep {
  public var wish: LibraryWish? { .retracing(direction) }
}

extension UndoSteps {
  public var wish: LibraryWish? { .retracing(.back) }
}
