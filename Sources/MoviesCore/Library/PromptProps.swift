public import Titles

/// A question about the library, as it is asked.
public struct PromptProps: Sendable, Equatable {
  public var prompt: LibraryPrompt
  /// The lists that are offered for an answer.
  public var lists: [OfferedList]
  /// The name of the title that it is about; `nil` if there are several, or none.
  public var title: String?
  /// How many titles it is about.
  public var count: Int
  /// Why it is asked whether a step is taken back or done again; empty for another question.
  public var doubts: [RetraceDoubt] = []
  /// The facts about the series that was seen; `nil` for another question.
  public var series: SeenSeriesProps?
  /// Which of the steps that it is about were not made in this session.
  public var stepsElsewhere: Set<LibraryStep.ID> = []

  /// Returns `nil` if nothing is asked.
  init?(_ state: borrowing AppState) {
    guard let prompt = state.prompt else { return nil }
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
  /// The titles that are asked about.
  public var titles: [TitleID] {
    switch self {
    case .note(let ids), .list(let ids): ids
    case .viewings(let id), .seenSeries(let id, _): [id]
    case .replaceNote(let note): [note.title]
    case .livingList, .openName, .retrace, .goingBack, .imdb, .importedPath: []
    }
  }
}
