public import Titles

/// A change of the library that the user has asked for, whether or not it comes about.
public enum LibraryWish: Hashable, Sendable {
  case edit(LibraryEdit)
  /// A list that fills itself, by its name.
  case livingList(String)
  /// What so many open names mean.
  case names(Int)
  /// The last step taken back, or done again.
  case retracing(RetraceLibrary.Direction)
}

/// A request by which the user changes the library.
public protocol LibraryChangeRequest: LibraryRequest {
  /// What the user asks for.
  var wish: LibraryWish { get }
}

extension EditLibrary: LibraryChangeRequest {
  public var wish: LibraryWish { .edit(edit) }
}

extension KeepLivingList: LibraryChangeRequest {
  public var wish: LibraryWish { .livingList(list.name) }
}

extension SettleOpenNames: LibraryChangeRequest {
  public var wish: LibraryWish { .names(decisions.count) }
}

extension RetraceLibrary: LibraryChangeRequest {
  public var wish: LibraryWish { .retracing(direction) }
}

extension RetraceStep: LibraryChangeRequest {
  public var wish: LibraryWish { .retracing(direction) }
}
