import MoviesCore
import Redux
import Titles

/// The pane of a prompt.
struct PromptPane: FieldFace {
  var name: String { "library question" }

  var keys: [(Command, String)] {
    Keymap.typing + [(.moveUp, "Up"), (.moveDown, "Down")]
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .prompt(let prompt) = props.overlay {
      !PromptWording.offers(in: prompt).isEmpty
    } else {
      false
    }
  }
  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "close"
    case .submit: "keep"
    default: command.entry.hint
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    guard command == .submit, case .prompt(let props) = props.overlay else {
      return word(for: command)
    }
    return switch props.prompt.question {
    case .openName, .importedPath: "look"
    case .replaceNote: "replace"
    case .seenSeries: word(for: .mark)
    case .retrace(_, .back), .goingBack: word(for: .undo)
    case .retrace: word(for: .redo)
    case .imdb(let question): IMDbWording.hint(question)
    default: word(for: command)
    }
  }

  func input(in state: AppState) -> TextInput? {
    state.prompt.flatMap { $0.question.isAnsweredInWords ? $0.input : nil }
  }

  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    LibraryPageAction.prompted(.edited(input))
  }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    LibraryPageAction.prompted(.moved(by: rows))
  }

  /// Returns the action of the answer; `nil` while there is no answer.
  func submit(in context: CommandContext) -> (any Action)? {
    let state = context.state
    guard let prompt = state.prompt, prompt.beginning != nil, prompt.progress != .saving else {
      return nil
    }
    guard !prompt.isUntouched else { return ScreenAction.overlayClosed }
    let text = prompt.input.text
    switch prompt.question {
    case .note(let ids):
      return
        LibraryPageAction.answered(.noted(text, ids, over: ids.count == 1 ? prompt.beginning : nil))
    case .viewings(let id):
      do throws(ViewingsMistake) {
        let viewings = try ViewingsText.viewings(in: text, today: state.today)
        return LibraryPageAction.answered(.viewingsEdited(viewings, id))
      } catch {
        return LibraryPageAction.prompted(.refused(error))
      }
    case .seenSeries(let id, _):
      guard SeenSeriesAnswer(rawValue: prompt.selection) == .allEpisodes else {
        return KeepingAction.seen([id])
      }
      let isKnown = state.shownEpisodes(of: id) != nil
      return isKnown
        ? KeepingAction.allEpisodesSeen(of: id) : context.asking(.seenSeries(id, loads: true))
    case .list(let ids):
      let lists = state.offeredLists
      guard lists.indices.contains(prompt.selection) else { return refusal(of: text.trimmed) }
      let list = lists[prompt.selection]
      return LibraryPageAction.answered(
        list.isWatchlist
          ? .watchlistSwitched(ids) : .listed(list.name, isIn: !list.hasAll, ids))
    case .livingList(let expression):
      let name = text.trimmed
      guard !name.isEmpty else { return nil }
      return refusal(of: name, besides: state.library.listNames)
        ?? LibraryPageAction.answered(
          .livingListNamed(SmartList(name: name, expression: expression)))
    case .openName(let number, _):
      let name = text.trimmed
      return name.isEmpty ? nil : OpenNamesAction.sought(name, number: number)
    case .importedPath:
      let path = text.trimmed
      return path.isEmpty ? nil : ImportAction.opened(path: path)
    case .retrace(let step, let direction): return KeepingAction.retraceAgreed(step.id, direction)
    case .goingBack(let steps): return KeepingAction.goingBackAgreed(steps.map(\.id))
    case .replaceNote(let note):
      return KeepingAction.noted(
        note.written, [note.title], over: note.present, file: note.file)
    case .imdb(.begin(let job, _)): return IMDbAction.agreed(job)
    case .imdb(.stop): return IMDbAction.stopped
    }
  }

  /// Returns a notice that a name is taken, by a standard list or by one of these; `nil` for a free
  /// name.
  private func refusal(of name: String, besides taken: [String] = []) -> (any Action)? {
    if taken.contains(name) { return ScreenAction.noticed(.listExists(name)) }
    return LibraryList(newNamed: name).isOwn ? nil : ScreenAction.noticed(.nameTaken(name))
  }
}
