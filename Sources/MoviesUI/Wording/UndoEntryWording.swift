import MoviesCore
public import Titles

extension UndoEntry {
  /// The step as a sentence, such as `Rated Alien 9.`.
  public var sentence: String {
    switch kind {
    case .change(let change): change.sentence(about: subject, isOne: count == 1)
    case .importing(let file, let open?) where count == 0:
      "Left \(open.counted("name")) from \(file) open."
    case .importing(let file, nil) where count == 0: "Matched names from \(file)."
    case .importing(let file, let open):
      "Imported \(count.counted("title")) from \(file)"
        + (open.map { " and left \($0.counted("name")) open" } ?? "") + "."
    case .namesSettled(1, leftOut: 0, let name):
      "Settled “\(name)”\(title.map { " as \($0)" } ?? "")."
    case .namesSettled(0, leftOut: 1, let name): "Skipped “\(name)”."
    case .namesSettled(let settled, leftOut: 0, _): "Settled \(settled.counted("name"))."
    case .namesSettled(0, let leftOut, _): "Skipped \(leftOut.counted("name"))."
    case .namesSettled(let settled, let leftOut, _):
      "Settled \(settled.counted("name")) and skipped \(leftOut.grouped)."
    case .listRemoved(let name): "Deleted the list “\(name)”."
    case .livingListKept(let name): "Saved the list “\(name)”."
    case .listRenamed(let name, let newName): "Renamed the list “\(name)” to “\(newName)”."
    }
  }

  /// The sentence for a line that also names the undo key; for a viewing, without its day, place
  /// and texts.
  fileprivate var briefSentence: String {
    guard case .change(.logged(let viewing, let leavesWatchlist)) = kind else { return sentence }
    var viewed = Viewing(day: nil)
    viewed.impression = viewing.impression.flatMap { Impression(rating: $0.rating) }
    return LibraryChange.logged(viewed, leavesWatchlist: leavesWatchlist)
      .sentence(about: subject, isOne: count == 1)
  }

  /// The title, or the number of titles.
  private var subject: String {
    guard count == 1, let title else { return count.counted("title") }
    return title
  }
}

extension PastStep {
  /// The step as a sentence, and whether it was undone.
  public var sentence: String { (isUndone ? "Undone: " : "") + step.sentence }
}

extension LocalTime {
  /// The date and time, such as `2026-03-17 09:05`.
  public var written: String {
    let (hour, minute) = (minute / 60, minute % 60)
    let clock = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    return "\(day.isoText) \(clock)"
  }
}

extension LibraryChange {
  fileprivate func sentence(about subject: String, isOne: Bool) -> String {
    let pronoun = isOne ? "it" : "them"
    return switch self {
    case .watchlist(isOn: true): "Put \(subject) on the watchlist."
    case .watchlist(isOn: false): "Took \(subject) off the watchlist."
    case .seen(let viewing): "Marked \(subject) as seen\(viewing.words)."
    case .logged(let viewing, let leavesWatchlist):
      (["Marked \(subject) as seen\(viewing.words)"]
        + (viewing.impression?.deeds(about: pronoun) ?? [])
        + (leavesWatchlist ? ["took \(pronoun) off the watchlist"] : [])).joinedByAnd + "."
    case .viewings([]): "Marked \(subject) as not seen."
    case .viewings: "Changed when you saw \(subject)."
    case .rating(let rating?, _): "Rated \(subject) \(rating)."
    case .rating(nil, _): "Removed the rating of \(subject)."
    case .note(let note):
      (note == nil ? "Removed the note on " : "Wrote a note on ") + "\(subject)."
    case .list(let name, isIn: true): "Put \(subject) on the list “\(name)”."
    case .list(let name, isIn: false): "Took \(subject) off the list “\(name)”."
    case .place(_, let name): "Moved \(subject) in the list “\(name)”."
    case .stopped(let place?): "Kept your place in \(subject) at \(place.position.clock)."
    case .stopped(nil): "Forgot your place in \(subject)."
    case .removal: "Forgot \(subject)."
    }
  }
}

extension Viewing {
  fileprivate var words: String {
    let place = place.map { " at \($0)" } ?? ""
    return (isInCinema ? " in the cinema" : "") + place + (day.map { " on \($0.written)" } ?? "")
  }
}

extension Impression {
  /// Returns the facts that were kept beside a viewing, such as `rated it 9` and `wrote a note`.
  fileprivate func deeds(about pronoun: String) -> [String] {
    [
      rating.map { "rated \(pronoun) \($0)" },
      tags.isEmpty ? nil : "tagged \(pronoun) \(tags.map { "“\($0)”" }.joinedByAnd)",
      note == nil ? nil : "wrote a note",
    ].compactMap(\.self)
  }
}

extension Notice {
  /// Returns the sentence about a step done, undone or redone, and the key that reverses it.
  static func words(
    about step: UndoEntry?, _ direction: LibraryDirection, undo: String? = nil,
    redo: String? = nil
  ) -> String {
    guard let step else {
      return direction == .redone ? "Nothing to redo." : "Nothing to undo."
    }
    let back = undo.map { " Press \($0) to undo." } ?? ""
    let forth = redo.map { " Press \($0) to redo." } ?? ""
    return switch direction {
    case .done: (undo == nil ? step.sentence : step.briefSentence) + back
    case .undone: "Undone: \(step.sentence)" + forth
    case .redone: "Redone: \(step.sentence)" + back
    }
  }
}

extension Notice {
  /// Returns the sentence about several steps that were undone, and how far back.
  static func words(wentBackTo step: UndoEntry, count: Int) -> String {
    "Undone: \(count.counted("step")), back to before this one: \(step.sentence)"
  }
}

extension OvertakenStep {
  /// The reason why the step cannot be redone, as a sentence.
  public var sentence: String {
    "Changed in another session since: \(other.sentence) Not redone: \(step.sentence)"
  }
}

extension ViewingsMistake {
  /// A sentence that says what is wrong with the viewings, and usually what is expected.
  var words: String {
    switch self {
    case .noDay(let word): "“\(word)” is not a day. Write 2026-03-17, today, yesterday or ?."
    case .isToCome(let word): "\(word) is still to come."
    case .unknownWord(let word):
      "“\(word)” is not known here. After a day, write cinema, again, or at and a place."
    }
  }
}
