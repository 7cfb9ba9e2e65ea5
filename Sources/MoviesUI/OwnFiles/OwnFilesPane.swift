import MoviesCore
import Redux
import TerminalUI
import Titles

/// The pane of the user's own files.
struct OwnFilesPane: RowsFace {
  var pane: Pane { .ownFiles }
  var name: String { "your files" }

  var keys: [(Command, String)] {
    Keymap.moving() + [
      (.open, "Enter l Right"), (.previousTab, "["), (.nextTab, "]"), (.scanFiles, "r"),
    ] + Keymap.goingBackOrLeft + Keymap.aboutTitle.filter { $0.0 != .retry }
  }

  var waysHere: [(Command, String)] { [(.goToFiles, "gf")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goToFiles, "go to your own files", hint: "files") { _ in
          FilesAction.opened
        }
      ])
      + CommandTable.of(
        .page,
        [CommandEntry(.scanFiles, "scan your folders", hint: "scan") { $0.scanFiles }])
      + CommandTable.of(
        .reading,
        [
          CommandEntry(.play, "play, or go on playing", hint: "play") {
            $0.play(fromBeginning: false)
          },
          CommandEntry(.playAnew, "play from the beginning", hint: "replay") {
            $0.play(fromBeginning: true)
          },
        ])
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .ownFiles(let files) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open: files.count > 0
    case .nextTab, .previousTab: files.own?.folders.isEmpty == false
    case .scanFiles: files.own?.folders.isEmpty == false && files.scanned == nil
    case .goToFiles: false
    default: command.worksAnywhere(in: props)
    }
  }

  func hintedCommands(in _: BrowseProps) -> [Command] {
    [.open, .play, .nextTab, .scanFiles, .back, .goToOpenNames]
  }

  func word(for command: Command) -> String? {
    command == .nextTab ? "next tab" : command.entry.hint
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    guard case .ownFiles(let files) = props.page else { return word(for: command) }
    switch command {
    case .back where files.scanned != nil: return "stop scanning"
    case .goToOpenNames where files.own?.openNames ?? 0 == 0: return nil
    default: return works(command, in: props) ? word(for: command) : nil
    }
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .ownFiles(let files) = props.page { files.count > 0 } else { false }
  }

  func moved(by rows: Int) -> any Action { FilesAction.moved(by: rows) }
  func selected(row: Int) -> any Action { FilesAction.selected(row: row) }

  func moveTab(by steps: Int, in _: CommandContext) -> (any Action)? {
    FilesAction.tabMoved(by: steps)
  }

  /// Opens the film, the series, or the episode of its page.
  func open(in context: CommandContext) -> (any Action)? {
    context.state.selectedOwnTitle.map(ScreenAction.titleOpened)
  }

  /// Stops the running scan.
  func leave(in context: CommandContext) -> (any Action)? {
    context.state.files.isScanning ? FilesAction.scanStopped : nil
  }
}

extension CommandContext {
  /// The action that scans the user's folders; `nil` without any, or while a scan runs.
  var scanFiles: FilesAction? {
    state.files.hasFolders && !state.files.isScanning ? .scanAsked : nil
  }

  /// Returns the action that plays the chosen titles, or says why nothing is played.
  func play(fromBeginning: Bool) -> any Action {
    switch state.playChoice(of: targets, fromBeginning: fromBeginning) {
    case .targets(let targets): FindFilesToPlay(targets, away: state.files.awayFolders)
    case .notice(let notice): ScreenAction.noticed(notice)
    }
  }
}

extension OwnFilesProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: "Your files", facts: totals)
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    PlainPage(awaitsLibrary: isPossible && own == nil && error == nil) {
      sentences(from: 0, count: PlainContext.listedFiles)
    }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let (list, pane) =
      showsDetails && count > 0
      ? page.rect.split(leftColumns: page.rect.width - Self.paneWidth(in: page.rect.width))
      : (page.rect, nil)
    OwnFilesView(theme: page.theme, keymap: page.keymap)
      .draw(self, in: list, of: &canvas, metrics: &metrics)
    guard let pane else { return }
    canvas.verticalLine(at: pane.origin, length: pane.height, style: page.theme.rule)
    page.details.draw(
      page.detail,
      in: pane.split(leftColumns: 3).right.split(leftColumns: pane.width - 4).left,
      of: &canvas, metrics: &metrics)
  }

  /// Returns the columns of the details beside the rows, with the rule between them.
  private static func paneWidth(in width: Int) -> Int { width * 2 / 5 }
}
