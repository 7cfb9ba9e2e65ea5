import MoviesCore
import Titles

/// The words of prompts about the library.
enum PromptWording {
  /// Returns the question, and the title that it is about.
  static func title(of props: PromptProps) -> String {
    let subject = props.title ?? props.count.counted("title")
    return switch props.prompt.question {
    case .note: "Note: \(subject)"
    case .replaceNote: "Replace the note on \(subject)?"
    case .viewings, .seenSeries: "Seen: \(subject)"
    case .list: "List: \(subject)"
    case .livingList: "Save as a list"
    case .openName(_, let name): "Look for “\(name)” as"
    case .retrace(_, let direction): title(direction)
    case .goingBack(let steps): "Undo these \(steps.count.counted("step"))?"
    case .imdb(let question): IMDbWording.title(question)
    case .importedPath: "Bring what you have"
    }
  }

  private static func title(_ direction: RetraceLibrary.Direction) -> String {
    direction == .back ? "Undo this?" : "Redo this?"
  }

  /// Returns the subject of the question, and the reason for it, a paragraph each; empty for a
  /// question that is answered in words.
  static func question(in props: PromptProps) -> [String] {
    switch props.prompt.question {
    case .retrace(let step, _): [question(about: step, props.doubts)]
    case .goingBack(let steps): names(of: steps, elsewhere: props.stepsElsewhere)
    case .replaceNote(let note):
      [LibraryError.noteChanged(to: note.present.isEmpty ? nil : note.present).words]
    case .imdb(let question): [IMDbWording.words(question)]
    case .seenSeries: props.series.map { [$0.question] } ?? []
    case .note, .viewings, .list, .livingList, .openName, .importedPath: []
    }
  }

  /// The maximum number of steps that are named.
  private static let mostNamed = 8

  /// Returns the steps, the last one first, each with a remark if another session made it; if there
  /// are many, a line in the middle has the number of those left out.
  private static func names(
    of steps: [UndoEntry], elsewhere: Set<UndoEntry.ID>
  ) -> [String] {
    let names = steps.map { step in
      "\(step.sentence)\(elsewhere.contains(step.id) ? " In another session." : "")"
    }
    guard names.count > mostNamed, let first = names.last else { return names }
    return names.prefix(mostNamed - 2) + ["… \((names.count - mostNamed + 1).grouped) more, and"]
      + [first]
  }

  /// Returns the whole question about steps in plain mode, and how to answer it there.
  static func spoken(goingBack steps: [UndoEntry], elsewhere: Set<UndoEntry.ID>) -> [String] {
    ["Undo these \(steps.count.counted("step"))?"] + names(of: steps, elsewhere: elsewhere)
      + ["Type yes to undo them, or another command to leave them."]
  }

  private static func question(about step: UndoEntry, _ doubts: [RetraceDoubt]) -> String {
    ([step.sentence] + doubts.map(sentence)).joined(separator: " ")
  }

  private static func sentence(_ doubt: RetraceDoubt) -> String {
    switch doubt {
    case .notOfThisSession: "It was not done in this session."
    case .manyTitles(let count): "It changed \(count.counted("title"))."
    }
  }

  /// Returns the whole question in plain mode, and how to answer it there.
  static func spoken(
    _ step: UndoEntry, _ direction: RetraceLibrary.Direction, _ doubts: [RetraceDoubt]
  ) -> String {
    "\(title(direction)) \(question(about: step, doubts)) "
      + "Type yes to \(direction == .back ? "undo" : "redo") it, or another command to leave it."
  }

  /// Returns the help for typing an answer.
  static func help(for props: PromptProps) -> String {
    switch props.prompt.question {
    case .note: "⏎ keeps it; an empty line removes the note."
    case .seenSeries: "⏎ marks it seen today; Esc leaves it as it is."
    case .viewings: "2026-03-17 cinema, today at home, ? (no day), again. Empty: not seen."
    case .list:
      props.lists.isEmpty
        ? "Type the name of a new list." : "Type to find a list, or name a new one."
    case .openName: "A name, perhaps with its year: alien (1979). Or an IMDb id."
    case .livingList(let expression): "Name the list of all that matches \(expression)."
    case .retrace(_, .back): "⏎ undoes it; Esc leaves it as it is."
    case .goingBack: "⏎ undoes them all; Esc leaves them as they are."
    case .retrace(_, .forth): "⏎ redoes it; Esc leaves it as it is."
    case .replaceNote(let note):
      "⏎ replaces it with yours, which is in \(note.file); Esc leaves it as it is."
    case .imdb(let question): IMDbWording.help(question)
    case .importedPath: "A file, a zip archive or a folder. Tab completes it; ⏎ shows what it has."
    }
  }

  /// Returns the offered answers, each with the effect of Enter.
  static func offers(in props: PromptProps) -> [String] {
    props.series?.offers ?? props.lists.map(offer)
  }

  /// Returns an offered list, with the effect of Enter.
  private static func offer(_ list: OfferedList) -> String {
    if list.isNew { return "new list “\(list.name)”" }
    return list.hasAll ? "✓ \(list.name) (take out)" : "  \(list.name)"
  }
}

extension SeenSeriesProps {
  /// The question about what was seen.
  fileprivate var question: String {
    let episodes = episodes.map { "All \($0.counted("episode"))" } ?? "All of its episodes"
    return "\(episodes), or the series as a whole?"
  }

  /// The answers, and the seasons to load for one of them.
  fileprivate var offers: [String] {
    SeenSeriesAnswer.allCases.map { answer in
      answer == .seriesAsWhole ? "the series as a whole" : "all episodes\(remark)"
    }
  }

  private var remark: String {
    guard episodes == nil else { return "" }
    let seasons = missing.map { $0.counted("season") } ?? "its seasons"
    if isLoading { return ": loading \(seasons) …" }
    let price = takesRequests ? missing.map { " (\($0.counted("request")))" } ?? "" : ""
    return ": ⏎ loads \(seasons) first\(price)"
  }
}

extension AnswerProgress {
  /// Whether the answer could not be kept.
  var isFailure: Bool { self != .saving }

  /// The words for the progress of the answer, and what can be done.
  var words: String {
    switch self {
    case .saving: "Saving…"
    case .failed(.noteChanged(let note)):
      "\(LibraryError.noteChanged(to: note).words) Press ⏎ to replace it with yours."
    case .failed(let error): "\(error.words) Press ⏎ to try again."
    }
  }
}
