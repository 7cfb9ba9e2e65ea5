public import Titles

/// The props of a prompt.
public struct PromptProps: Sendable, Equatable {
  public var prompt: LibraryPrompt
  /// The lists that are offered for an answer.
  public var lists: [OfferedList]
  /// The name of the title that the prompt is about; `nil` if there are several, or none.
  public var title: String?
  /// The number of titles that the prompt is about.
  public var count: Int
  /// The reasons to ask before a step is undone or redone; empty for another prompt.
  public var doubts: [RetraceDoubt] = []
  /// The facts about the series that was seen; `nil` for another prompt.
  public var series: SeenSeriesProps?
  /// The steps of the prompt that were made in other sessions.
  public var stepsElsewhere: Set<UndoEntry.ID> = []

  /// Selects the facts about an open prompt.
  init(_ prompt: LibraryPrompt, in state: borrowing AppState) {
    self.prompt = prompt
    lists = state.offeredLists
    let ids = prompt.question.titles
    count = ids.count
    series = SeenSeriesProps(prompt.question, in: state)
    title = ids.count == 1 ? ids.first.flatMap(state.summary)?.title : nil
    switch prompt.question {
    case .retrace(let step, _): doubts = state.library.doubts(about: step)
    case .goingBack(let steps): stepsElsewhere = state.library.elsewhere(of: steps)
    default: break
    }
  }
}

extension LibraryPrompt.Question {
  /// The titles that the question is about.
  public var titles: [TitleID] {
    switch self {
    case .note(let ids), .list(let ids): ids
    case .viewings(let id), .seenSeries(let id, _): [id]
    case .replaceNote(let note): [note.title]
    case .livingList, .openName, .retrace, .goingBack, .imdb, .importedPath: []
    }
  }
}
