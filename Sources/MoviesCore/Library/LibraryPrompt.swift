public import Titles

/// A prompt about the user's data on this machine, answered with a line of text or with a yes.
public struct LibraryPrompt: Sendable, Codable, Hashable {
  /// The question.
  public enum Question: Sendable, Codable, Hashable {
    /// The user's opinion of these titles.
    case note([TitleID])
    /// When a title was seen.
    case viewings(TitleID)
    /// Whether all episodes of a series were seen, or the series as a whole; its seasons may have
    /// to be loaded first.
    case seenSeries(TitleID, loads: Bool = false)
    /// Which list these titles go into, or leave.
    case list([TitleID])
    /// The name of a smart list, given its expression.
    case livingList(expression: String)
    /// Another name to look for in place of the open name with this number.
    case openName(Int, name: String)
    /// Whether to undo or redo a step.
    case retrace(UndoEntry, RetraceLibrary.Direction)
    /// Whether to undo these steps together, the last one first.
    case goingBack([UndoEntry])
    /// Whether to replace a note that has changed elsewhere.
    case replaceNote(ContestedNote)
    /// Whether to begin or stop a job with IMDb's data.
    case imdb(IMDbQuestion)
    /// The file, archive or folder to import.
    case importedPath

    /// Whether the user types the answer.
    public var isAnsweredInWords: Bool {
      switch self {
      case .seenSeries, .retrace, .goingBack, .replaceNote, .imdb: false
      case .note, .viewings, .list, .livingList, .openName, .importedPath: true
      }
    }
  }

  public var question: Question
  /// The answer typed so far.
  public var input: TextInput
  /// The answer that the prompt began with; `nil` until that is read.
  public private(set) var beginning: String?
  /// The index of the selected list among those offered, from 0.
  public internal(set) var selection = 0
  /// The mistake in the answer, once Enter was pressed.
  public internal(set) var mistake: ViewingsMistake?
  /// The progress of keeping the answer; `nil` while it is being typed.
  public internal(set) var progress: AnswerProgress?

  /// Creates a prompt with an answer to begin with; `nil` if that is still to be read.
  public init(_ question: Question, text: String? = "") {
    self.question = question
    input = TextInput(text: text ?? "")
    beginning = text
  }

  /// Whether the answer equals the kept one: keeping it again could only undo another session's
  /// change.
  ///
  /// The notes on several titles are not shown, so that an empty answer is about all of them.
  public var isUntouched: Bool {
    switch question {
    case .note(let ids): ids.count == 1 && input.text == beginning
    case .viewings: input.text == beginning
    case .seenSeries, .list, .livingList, .openName, .retrace, .goingBack, .replaceNote, .imdb,
      .importedPath:
      false
    }
  }

  /// Sets the answer to begin with, unless there is one; text already typed follows it.
  mutating func begin(with text: String?) {
    guard beginning == nil, let text else { return }
    beginning = text
    input = TextInput(text: text + input.text)
  }

  /// Takes the note that is kept now, which the next answer will replace.
  mutating func contest(with note: String?) { beginning = note ?? "" }

  /// Takes the typed text.
  mutating func edit(_ input: TextInput) {
    if input.text != self.input.text {
      selection = 0
      mistake = nil
      progress = nil
    }
    self.input = input
  }
}

/// Events of a prompt.
public enum PromptAction: Equatable, Codable, Sendable {
  case edited(TextInput)
  /// The selection among the lists moved by this many rows.
  case moved(by: Int)
  /// The answer cannot be used.
  case refused(ViewingsMistake)
}

extension AppState {
  /// The open prompt; `nil` for none.
  public var prompt: LibraryPrompt? {
    if case .prompt(let prompt) = screen.overlay { prompt } else { nil }
  }

  /// The user's own lists, offered by a prompt about them; empty for another prompt.
  public var offeredLists: [OfferedList] {
    guard let prompt, case .list(let ids) = prompt.question else { return [] }
    let typed = prompt.input.text.trimmed
    let key = typed.lowercased()
    let names = library.listNames.filter { key.isEmpty || $0.lowercased().contains(key) }
    let known = names.map { name in
      OfferedList(
        name: name,
        hasAll: ids.allSatisfy { library.marks[$0]?.lists.contains(name) == true })
    }
    guard !typed.isEmpty, !library.listNames.contains(typed) else { return known }
    switch LibraryList(newNamed: typed) {
    case .named: return known + [OfferedList(name: typed, isNew: true)]
    case .watchlist:
      let hasAll = ids.allSatisfy { library.marks[$0]?.isOnWatchlist == true }
      return known + [OfferedList(name: LibraryMark.watchlist, hasAll: hasAll, isWatchlist: true)]
    case .seen, .rated, .everything: return known
    }
  }

  /// Returns the answer that a prompt begins with, which is the kept one; `nil` until it is read.
  public func beginning(of question: LibraryPrompt.Question) -> String? {
    switch question {
    case .note(let ids): note(on: ids)
    case .viewings(let id):
      library.isRead(id) ? ViewingsText.text(library.entries[id]?.viewings ?? []) : nil
    case .openName(_, let name): name
    case .seenSeries, .list, .livingList, .retrace, .goingBack, .replaceNote, .imdb, .importedPath:
      ""
    }
  }

  /// Sets the answer that a prompt begins with, once it has been read.
  mutating func beginPrompt() {
    guard case .prompt(var prompt) = screen.overlay, prompt.beginning == nil else { return }
    prompt.begin(with: beginning(of: prompt.question))
    screen.overlay = .prompt(prompt)
  }

  mutating func reducePrompt(_ action: PromptAction) {
    guard case .prompt(var prompt) = screen.overlay, prompt.progress != .saving else { return }
    switch action {
    case .edited(let input): prompt.edit(input)
    case .moved(let rows):
      let isAboutSeries = if case .seenSeries = prompt.question { true } else { false }
      let count = isAboutSeries ? SeenSeriesAnswer.allCases.count : offeredLists.count
      prompt.selection = max(0, min(prompt.selection + rows, count - 1))
    case .refused(let mistake): prompt.mistake = mistake
    }
    screen.overlay = .prompt(prompt)
  }
}

/// A list that titles can be added to or removed from.
public struct OfferedList: Sendable, Hashable {
  public var name: String
  /// Whether the list has all of the titles, so that they would be removed.
  public var hasAll = false
  /// Whether the list would be created.
  public var isNew = false
  /// Whether the list is the watchlist, and not one of the user's own.
  public var isWatchlist = false

  public init(
    name: String, hasAll: Bool = false, isNew: Bool = false, isWatchlist: Bool = false
  ) {
    self.name = name
    self.hasAll = hasAll
    self.isNew = isNew
    self.isWatchlist = isWatchlist
  }
}
