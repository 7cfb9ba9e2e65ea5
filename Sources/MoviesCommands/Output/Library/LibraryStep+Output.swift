import Foundation
import MoviesSession
import MoviesUI
import Titles

extension LibraryStep {
  /// What was done, as a sentence: `Rated Alien 9.`
  var sentence: String {
    switch kind {
    case .change(let change): change.sentence(about: subject)
    case .importing(let file): "Imported \(count.titles) from \(file)."
    case .listRemoved(let name): "Deleted the list “\(name)”."
    case .listRenamed(let name, let newName): "Renamed the list “\(name)” to “\(newName)”."
    }
  }

  /// The title, or how many.
  private var subject: String {
    guard count == 1, let title else { return count.titles }
    return title
  }
}

extension LibraryChange {
  fileprivate func sentence(about subject: String) -> String {
    switch self {
    case .watchlist(isOn: true): "Put \(subject) on the watchlist."
    case .watchlist(isOn: false): "Took \(subject) off the watchlist."
    case .seen(let viewing): "Marked \(subject) as seen\(viewing.words)."
    case .viewings([]): "Marked \(subject) as not seen."
    case .viewings: "Changed when you saw \(subject)."
    case .rating(let rating?, _): "Rated \(subject) \(rating)."
    case .rating(nil, _): "Removed the rating of \(subject)."
    case .note(let note):
      (note == nil ? "Removed the note on " : "Wrote a note on ") + "\(subject)."
    case .list(let name, isIn: true): "Put \(subject) on the list “\(name)”."
    case .list(let name, isIn: false): "Took \(subject) off the list “\(name)”."
    case .place(_, let name): "Moved \(subject) in the list “\(name)”."
    case .removal: "Forgot \(subject)."
    }
  }

  /// What changes, as a word of the JSON output.
  fileprivate var word: String {
    switch self {
    case .watchlist: "watchlist"
    case .seen, .viewings: "viewings"
    case .rating: "rating"
    case .note: "note"
    case .list, .place: "list"
    case .removal: "removal"
    }
  }
}

extension Viewing {
  fileprivate var words: String {
    (isInCinema ? " in the cinema" : "") + (day.map { " on \($0.written)" } ?? "")
  }
}

extension Int {
  /// So many titles in words.
  var titles: String { self == 1 ? "1 title" : "\(grouped) titles" }

  /// This time, in seconds since 1970, by ISO 8601.
  var isoTime: String { Date(timeIntervalSince1970: Double(self)).formatted(.iso8601) }
}

extension JSON {
  /// A step of the library.
  init(_ step: LibraryStep) {
    let kind =
      switch step.kind {
      case .change(let change): change.word
      case .importing: "import"
      case .listRemoved, .listRenamed: "list"
      }
    self = [
      "id": JSON(step.id), "time": .string(step.time.isoTime), "kind": .string(kind),
      "count": JSON(step.count), "title": JSON(step.title),
    ]
  }
}
