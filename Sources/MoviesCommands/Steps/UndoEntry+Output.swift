import Foundation
import MoviesSession
import Titles

extension LibraryChange {
  /// The kind of the change, as a word of the JSON output.
  fileprivate var word: String {
    switch self {
    case .watchlist: "watchlist"
    case .seen, .logged, .viewings: "viewings"
    case .rating: "rating"
    case .note: "note"
    case .list, .place: "list"
    case .stopped: "stop"
    case .removal: "removal"
    }
  }
}

extension Int {
  /// This number of seconds since 1970 as a time in ISO 8601 format.
  var isoTime: String { Date(timeIntervalSince1970: Double(self)).formatted(.iso8601) }
}

extension UndoEntry {
  /// The kind of the step, as a word of the JSON output.
  var kindWord: String {
    switch kind {
    case .change(let change): change.word
    case .importing: "import"
    case .namesSettled: "settling"
    case .listRemoved, .listRenamed, .livingListKept: "list"
    }
  }
}

extension JSON {
  /// Makes an object with a step in the library's history.
  init(_ step: UndoEntry) { self = .object(Self.fields(of: step)) }

  /// Makes an object with a step, and whether it has been undone since.
  init(_ past: PastStep) {
    self = .object(Self.fields(of: past.step) + [("undone", .bool(past.isUndone))])
  }

  private static func fields(of step: UndoEntry) -> [(name: String, value: JSON)] {
    [
      ("id", JSON(step.id)), ("time", .string(step.time.isoTime)),
      ("kind", .string(step.kindWord)), ("count", JSON(step.count)), ("title", JSON(step.title)),
    ]
  }
}
