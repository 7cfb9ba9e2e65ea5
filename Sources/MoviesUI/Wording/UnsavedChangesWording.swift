import Files
public import MoviesCore
import Titles

extension UnsavedChanges {
  /// The line in a shell: why the changes were not saved, a list of them, and what to do.
  public var line: String {
    let count = wishes.count == 1 ? "one change" : wishes.count.counted("change")
    let verb = error == nil ? "may not be" : wishes.count == 1 ? "was not" : "were not"
    return ["\(cause), so \(count) \(verb) saved: \(names)", remedy, places].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The maximum number of changes that are named.
  private static let mostNames = 5

  private var names: String {
    let rest = wishes.count - Self.mostNames
    let more = rest > 0 ? ["And \(rest.grouped) more."] : []
    return (wishes.prefix(Self.mostNames).map(\.sentence) + more).joined(separator: " ")
  }

  /// The places of the texts that the user wrote.
  private var places: String? {
    files.isEmpty ? nil : "What you wrote is in \(files.joined(separator: ", "))."
  }

  private var cause: String {
    switch error {
    case .file(let failure): failure.cause.capitalizedFirst
    case let error?: error.words.withoutFullStop
    case nil: "The library does not answer"
    }
  }

  private var remedy: String? {
    let them = wishes.count == 1 ? "it" : "them"
    return switch error?.trouble {
    case .locked: "Close that program and make \(them) again."
    case .full: "Make room and make \(them) again."
    default: nil
    }
  }
}

extension LibraryWish {
  /// The change as a sentence, as if it had been made.
  fileprivate var sentence: String {
    switch self {
    case .edit(let edit):
      UndoEntry(
        id: 0, time: 0, kind: .change(edit.change), count: edit.titles.count,
        title: edit.titles.first?.title
      ).sentence
    case .livingList(let name):
      UndoEntry(id: 0, time: 0, kind: .livingListKept(name), count: 0, title: nil).sentence
    case .names(let count): "Settled \(count.counted("name"))."
    case .retracing(.back): "Undid the last change."
    case .retracing(.forth): "Redid the last change."
    }
  }
}
