import Keeping
import Titles

extension TitlesState {
  /// Stores the library's facts about its titles, as far as no better ones are known.
  static func reduce(_ state: inout TitlesState, _ event: LibraryEvent) {
    switch event {
    case .edited(let news), .learnt(let news): state.note(news.entries)
    case .entriesCame(let entries, _), .rowsCame(_, let entries),
      .rowsChanged(_, _, let entries):
      state.note(entries)
    case .changedElsewhere, .came, .counted, .stepped, .stepFound, .stepsFound, .wentBack,
      .overtaken, .failed, .draftKept, .draftRefused, .noteContested:
      break
    }
  }

  /// Stores this machine's facts about proposals.
  static func reduce(_ state: inout TitlesState, _ action: TonightAction) {
    guard case .offered(let offer, _) = action else { return }
    for proposal in offer.proposals { state.note(keptOnThisMachine: proposal.title) }
  }

  private mutating func note(_ entries: [LibraryEntry]) {
    for entry in entries { note(keptOnThisMachine: entry.facts) }
  }
}

extension AppState {
  /// Notes the summary of a title that is opened: it may be an episode, which is in no list.
  mutating func reduceTitles(_ action: ScreenAction) {
    if case .titleOpened(let id) = action { noteTitle(id) }
  }

  /// Notes the summary of a title that is marked.
  mutating func reduceTitles(_ action: MarkAction) {
    if case .toggled(let id) = action { noteTitle(id) }
  }

  /// Stores the known facts about candidates for open names.
  mutating func reduceTitles(_ action: OpenNamesAction) {
    switch action {
    case .factsCame(let facts), .found(let facts, _):
      for title in facts { titles.note(keptOnThisMachine: title) }
    default: break
    }
    for title in screen.pages.openNames?.selected?.candidates ?? [] { titles.note(title) }
  }

  private mutating func noteTitle(_ id: TitleID) {
    if let summary = summary(of: id) { titles.note(summary) }
  }
}
