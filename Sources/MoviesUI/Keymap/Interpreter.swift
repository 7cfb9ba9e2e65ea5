public import MoviesCore
public import Redux
public import TerminalUI

/// An interpreter that turns terminal input into actions, given the state and the last frame.
///
/// It keeps the keys of an unfinished sequence, and nothing else.
public struct Interpreter: Sendable {
  /// The outcome of an event.
  public enum Outcome {
    case action(any Action)
    /// Redraw the whole screen.
    case redraw
    /// Open the inspector, or close it.
    case inspect
    /// Write the note of the selected title in the user's editor.
    case editNote
    /// Leave the terminal to the shell until the program is continued.
    case suspend
    /// Close the help, then run the command that it found.
    case leaveHelp(for: Command)
  }

  public let keymap: Keymap
  /// The keys of a chord that is waiting for its next key; empty otherwise.
  public private(set) var pressed: [Key] = []
  /// The editor of the last edit; it remembers the text that was cut.
  private var editor = LineEditor()
  private var pointer = Pointer()

  public init(keymap: Keymap) {
    self.keymap = keymap
  }

  /// Interprets a key; returns `nil` if it does nothing or begins a sequence.
  public mutating func interpret(
    _ key: Key, state: AppState, metrics: FrameMetrics
  ) -> Outcome? {
    interpret(key, times: 1, state: state, metrics: metrics).outcome
  }

  /// Interprets a key that was pressed this many times in a row.
  ///
  /// - Returns: The outcome, and the number of presses that it covers: all of them if the key moves
  ///   or edits, so that a key held down is handled as fast as it repeats, or else one.
  public mutating func interpret(
    _ key: Key, times: Int, state: AppState, metrics: FrameMetrics
  ) -> (outcome: Outcome?, presses: Int) {
    let pane = Pane(state.screen)
    let keys = keysMeant(by: key, in: pane)
    pressed = []
    if pane.isField, key.isText { return (edit(with: key, times, in: pane, state), times) }
    switch keymap.match(keys, in: pane) {
    case .command(let command):
      let presses = keys.count == 1 && command.entry.isMovement ? times : 1
      let context = CommandContext(pane: pane, state: state, metrics: metrics, times: presses)
      return (outcome(of: command, in: context) ?? remark(on: keys, in: pane, state), presses)
    case .prefix:
      pressed = keys
      return (nil, 1)
    case .nothing where keys.count > 1 && key == .escape:
      return (nil, 1)
    case .nothing where keys.count > 1:
      return interpret(key, times: times, state: state, metrics: metrics)
    case .nothing where pane.isField:
      return (edit(with: key, times, in: pane, state), times)
    case .nothing:
      return (remark(on: keys, in: pane, state), times)
    }
  }

  /// Returns the pressed keys with another one: a letter of another script without a binding acts
  /// as the Latin one at its place on the keyboard.
  private func keysMeant(by key: Key, in pane: Pane) -> [Key] {
    let keys = pressed + [key]
    guard !pane.isField, let latin = key.atLatinPlace, keymap.match(keys, in: pane) == .nothing,
      keymap.match(pressed + [latin], in: pane) != .nothing
    else { return keys }
    return pressed + [latin]
  }

  /// Interprets pasted text: it is inserted into a field, and does nothing anywhere else.
  public mutating func interpret(paste text: String, state: AppState) -> Outcome? {
    pressed = []
    return edit(in: Pane(state.screen), state, replacesSelection: true) { editor in
      editor.insert(text)
      return true
    }
  }

  /// Interprets the mouse; `time` tells double clicks from single ones.
  public mutating func interpret(
    _ event: MouseEvent, at time: ContinuousClock.Instant, state: AppState, metrics: FrameMetrics
  ) -> Outcome? {
    pressed = []
    switch pointer.interpret(event, at: time, state: state, metrics: metrics) {
    case .action(let action): return .action(action)
    case .command(let command): return interpret(command, state: state, metrics: metrics)
    case .chord(let keys):
      pressed = keys
      return nil
    case nil: return nil
    }
  }

  /// Carries out a command that was not called by its key.
  public func interpret(
    _ command: Command, state: AppState, metrics: FrameMetrics
  ) -> Outcome? {
    outcome(
      of: command, in: CommandContext(pane: Pane(state.screen), state: state, metrics: metrics))
  }

  private mutating func edit(
    with key: Key, _ times: Int, in pane: Pane, _ state: AppState
  ) -> Outcome? {
    edit(in: pane, state, replacesSelection: key.isText) { editor in
      (0..<times).reduce(false) { isEdit, _ in editor.handle(key) || isEdit }
    }
  }

  private mutating func edit(
    in pane: Pane, _ state: AppState, replacesSelection: Bool,
    _ change: (inout LineEditor) -> Bool
  ) -> Outcome? {
    guard let input = pane.face.input(in: state) else { return nil }
    if editor.text != input.text || editor.cursor != input.cursor {
      editor = LineEditor(text: input.text, cursor: input.cursor)
    }
    let isSelected = pane == .searchField && state.search.isSelected
    if isSelected, replacesSelection { editor.clear() }
    guard change(&editor) || isSelected else { return nil }
    let edited = TextInput(text: editor.text, cursor: editor.cursor)
    return edited == input && !isSelected
      ? nil : pane.face.edited(edited, in: state).map(Outcome.action)
  }

  /// Returns a notice that keys do nothing here, with the key that opens the help; once per pane.
  ///
  /// Returns `nil` while the welcome is shown, which the key dismisses.
  private func remark(on keys: [Key], in pane: Pane, _ state: AppState) -> Outcome? {
    guard !pane.isField, pane != .smallScreen, state.screen.overlay == nil,
      !state.screen.showsWelcome, !state.screen.saysWhatHelps(in: pane)
    else { return nil }
    return .action(ScreenAction.noticed(.keyWithoutMeaning(KeySequence(keys).written)))
  }

  private func outcome(of command: Command, in context: CommandContext) -> Outcome? {
    command == .submit && context.pane == .help
      ? commandFound(in: context.state).map(Outcome.leaveHelp)
      : command.entry.outcome(in: context)
  }

  /// Returns the first command that the help lists for its search text.
  private func commandFound(in state: AppState) -> Command? {
    guard case .help(let help) = state.screen.overlay, !help.search.text.isEmpty else { return nil }
    return keymap.helpRows(for: BrowseProps(state), joinsFamilies: false)
      .first { $0.mentions(help.search.text) }?.command
  }
}

extension Key {
  /// Whether the key is text in a field.
  var isText: Bool {
    guard case .character = code else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }
}
