import MoviesCore
import SafeText
public import Titles

extension LibraryStep {
  /// What was done, in a few words: `On the watchlist: Stalker`.
  public var words: String { kind.words(about: subject) }

  /// The title that it was done to, or how many there were.
  private var subject: String {
    if count == 1, let title { return title }
    return count.titles
  }
}

extension LibraryStep.Kind {
  fileprivate func words(about subject: String) -> String {
    switch self {
    case .change(let change): "\(change.words): \(subject)"
    case .importing(let file): "Imported from \(file): \(subject)"
    case .listRemoved(let name): "List removed: \(name)"
    case .livingListKept(let name): "List saved: \(name)"
    case .listRenamed(let name, let new): "List renamed: \(name) to \(new)"
    }
  }
}

extension LibraryChange {
  /// What the change makes of a title.
  fileprivate var words: String {
    switch self {
    case .watchlist(isOn: true): "On the watchlist"
    case .watchlist(isOn: false): "Off the watchlist"
    case .seen(let viewing): viewing.day.map { "Seen \($0.written)" } ?? "Seen"
    case .viewings(let viewings):
      viewings.isEmpty
        ? "Not seen" : viewings.count == 1 ? "Seen once" : "Seen \(viewings.count) times"
    case .rating(let rating?, _): "Rated \(rating)"
    case .rating(nil, _): "No rating"
    case .note(let text): text?.isEmpty == false ? "Noted" : "No note"
    case .list(let name, isIn: true): "In \(name)"
    case .list(let name, isIn: false): "Out of \(name)"
    case .place(let place, let name): "At place \(place + 1) of \(name)"
    case .removal: "Forgotten"
    }
  }
}

extension Notice {
  /// What was done to the library, taken back or done again, and which key reverses that.
  static func words(
    about step: LibraryStep?, _ direction: LibraryDirection, undo: String? = nil,
    redo: String? = nil
  ) -> String {
    guard let step else {
      return direction == .redone ? "Nothing to redo." : "Nothing to undo."
    }
    switch direction {
    case .done: return step.words + (undo.map { ". Press \($0) to undo." } ?? "")
    case .undone: return "Undone: \(step.words)" + (redo.map { ". Press \($0) to redo." } ?? "")
    case .redone: return "Redone: \(step.words)" + (undo.map { ". Press \($0) to undo." } ?? "")
    }
  }
}

extension ViewingsMistake {
  /// What is wrong, and what is expected.
  public var words: String {
    switch self {
    case .noDay(let word): "“\(word)” is not a day. Write 2026-03-17, today, yesterday or ?."
    case .isToCome(let word): "\(word) is still to come."
    case .unknownWord(let word): "“\(word)” is not known here. After a day, write cinema or again."
    }
  }
}
