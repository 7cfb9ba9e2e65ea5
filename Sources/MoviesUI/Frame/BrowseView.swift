public import MoviesCore
public import TerminalUI
import Titles

/// A view of the browse screen: list, details, header, footer, and the overlays above them.
public struct BrowseView: Sendable {
  public var theme: Theme
  public var keymap: Keymap
  /// The glyphs of the dots of charts.
  public var glyphs: DotGlyphs

  public init(theme: Theme, keymap: Keymap, glyphs: DotGlyphs = .braille) {
    self.theme = theme
    self.keymap = keymap
    self.glyphs = glyphs
  }

  /// Draws the props, and returns the metrics of the frame.
  ///
  /// - Parameters:
  ///   - props: The contents.
  ///   - pressed: The keys of a pending chord; the footer shows the keys that can follow.
  ///   - size: The size of the screen.
  ///   - pictures: The pictures that are ready; placeholders stand for all others.
  ///   - earlier: The previous frame, drawn by this view; its unchanged parts are reused.
  /// - Returns: The frame, and its metrics for the input that follows.
  public func draw(
    _ props: BrowseProps, pressed: [Key] = [], size: TerminalSize, pictures: PictureSupply = .none,
    after earlier: DrawnFrame? = nil
  ) -> (Canvas, FrameMetrics) {
    var canvas = Canvas(size: size)
    var metrics = FrameMetrics()
    guard !Layout.isTooSmall(size) else {
      TooSmallView(theme: theme, keymap: keymap).draw(into: &canvas)
      return (canvas, metrics)
    }
    let before = earlier.flatMap { $0.hasSameList(as: props, on: size) ? $0 : nil }
    let layout = Layout(size, hasPane: props.hasPane)
    for row in layout.rules {
      canvas.horizontalLine(
        at: Point(column: 1, row: row), length: size.columns - 2, style: theme.rule)
    }
    if let person = props.person, props.showsList, props.list.hasRoomForTabs {
      PersonTabs(theme: theme)
        .draw(person, at: layout.rules[0], of: &canvas, metrics: &metrics)
    } else if let remark = props.list.remark, props.showsList {
      RemarkView(theme: theme, keymap: keymap)
        .draw(remark, props, at: layout.rules[0], of: &canvas)
    } else if props.showsRows, size.columns >= ListHeadings.leastColumns {
      ListHeadings(
        theme: theme, columns: columns(of: props, layout), order: props.orderOnScreen,
        day: props.list.day
      ).draw(at: Point(column: layout.list.column, row: layout.rules[0]), of: &canvas)
    }
    HeaderView(theme: theme, keymap: keymap)
      .draw(props, in: layout.header, of: &canvas, metrics: &metrics)
    FooterView(theme: theme, keymap: keymap, pressed: pressed)
      .draw(props, in: layout.footer, of: &canvas, metrics: &metrics)
    drawBody(props, layout, pictures, after: before, &canvas, &metrics)
    if props.showsWelcome, props.showsList, layout.pane == nil || props.list.hasMessage {
      welcome(props).draw(over: layout.body, of: &canvas)
    }
    drawOverlay(props, in: layout.body, of: &canvas, &metrics)
    if let background = theme.background { canvas.paint(background) }
    return (canvas, metrics)
  }

  private func drawBody(
    _ props: BrowseProps, _ layout: Layout, _ pictures: PictureSupply, after before: DrawnFrame?,
    _ canvas: inout Canvas, _ metrics: inout FrameMetrics
  ) {
    metrics[.results].rows = layout.list.height
    let pane = props.focus
    let source = props.header.source
    let details = DetailView(
      theme: theme, keymap: keymap, pane: pane, source: source,
      limitWait: props.limitWait, pictures: pictures)
    if let page = props.page.face {
      let place = PageArea(
        theme: theme, keymap: keymap, glyphs: glyphs, source: source, detail: props.detail,
        rect: layout.body, details: details)
      return page.draw(on: place, of: &canvas, metrics: &metrics)
    }
    guard case .rows(let rows) = props.list.content else {
      MessageView(
        theme: theme, keymap: keymap, pane: pane, source: source,
        limitWait: props.limitWait, offersIMDb: props.offersIMDb
      ).draw(props.list.content, in: layout.body, of: &canvas)
      if let pane = layout.pane, props.showsWelcome, !props.list.hasMessage {
        drawDivider(layout, of: &canvas)
        welcome(props).draw(inPane: pane, of: &canvas)
      }
      return
    }
    if let wall = props.wall {
      let view = WallView(
        theme: theme, pictures: pictures, hasFocus: props.focus == .wall,
        isStale: props.list.isStale)
      return view.draw(wall, in: layout.body, of: &canvas, metrics: &metrics)
    }
    let columns = columns(of: props, layout)
    ListView(theme: theme, keymap: keymap, columns: columns, pane: pane, source: source)
      .draw(rows, props, in: layout.list, after: before, of: &canvas, metrics: &metrics)
    drawDivider(layout, of: &canvas)
    if let pane = layout.pane {
      if props.focus == .details {
        canvas.write("▌", at: Point(column: pane.column - 2, row: pane.row), style: theme.accent)
      }
      if props.showsWelcome {
        welcome(props).draw(inPane: pane, of: &canvas)
      } else if let person = props.person, props.focus != .details {
        PersonPanel(theme: theme, glyphs: glyphs, details: details)
          .draw(person, props.detail, in: pane, of: &canvas, metrics: &metrics)
      } else {
        details.draw(props.detail, in: pane, of: &canvas, metrics: &metrics)
      }
    }
    drawScrollbar(props.list, layout, &canvas)
  }
}

extension BrowseView {
  private func columns(of props: BrowseProps, _ layout: Layout) -> ListColumns {
    ListColumns(
      width: layout.list.width, hasDay: props.list.day != nil, roles: props.person?.rolesWidth)
  }

  private func drawOverlay(
    _ props: BrowseProps, in area: Rect, of canvas: inout Canvas, _ metrics: inout FrameMetrics
  ) {
    switch props.overlay {
    case .help(let help, _):
      HelpView(theme: theme, keymap: keymap, props: props, state: help)
        .draw(in: area, of: &canvas, metrics: &metrics)
    case .history(let history):
      HistoryView(theme: theme).draw(history, in: area, of: &canvas, metrics: &metrics)
    case .prompt(let prompt):
      PromptView(theme: theme).draw(prompt, in: area, of: &canvas, metrics: &metrics)
    case .viewingForm(let form):
      ViewingFormView(theme: theme).draw(form, in: area, of: &canvas, metrics: &metrics)
    case .copyMenu(let menu):
      CopyMenuView(theme: theme, keymap: keymap, menu: menu)
        .draw(in: area, of: &canvas, metrics: &metrics)
    case .doorLabels(let labels):
      DoorLabelsView(theme: theme).draw(labels, on: metrics, of: &canvas)
    case nil: break
    }
  }

  /// Draws the line between the list and the pane beside it.
  private func drawDivider(_ layout: Layout, of canvas: inout Canvas) {
    guard let pane = layout.pane, let divider = layout.divider else { return }
    let top = Point(column: divider, row: pane.row)
    canvas.verticalLine(at: top, length: pane.height, style: theme.rule)
  }

  private func welcome(_ props: BrowseProps) -> WelcomeView {
    let header = props.header
    var wording = WelcomeWording(keymap: keymap, source: header.source, query: header.field.text)
    wording.offersIMDb = props.offersIMDb
    return WelcomeView(theme: theme, wording: wording)
  }

  /// Draws the scroll bar of the list: on the line next to it, or at the screen's edge.
  private func drawScrollbar(_ list: ListProps, _ layout: Layout, _ canvas: inout Canvas) {
    let area = layout.list
    let column = layout.divider ?? area.column + area.width - 1
    canvas.scrollbar(
      at: Point(column: column, row: area.row), rows: area.height, offset: list.top,
      count: list.count, thumb: theme.dim)
  }
}

extension ListProps {
  /// Whether a message replaces the rows, and the details next to them.
  fileprivate var hasMessage: Bool {
    switch content {
    case .error, .empty, .noneLeft, .nothingTyped, .tooShort: true
    case .rows, .waiting: false
    }
  }
}

extension ListProps {
  /// Whether the line above the rows has room for a person's tabs: no remark is more urgent.
  fileprivate var hasRoomForTabs: Bool {
    switch remark {
    case .answered, nil: true
    case .didYouMean, .mistake, .unjudged: false
    }
  }
}

extension BrowseProps {
  /// Whether the list is on the screen.
  var showsList: Bool {
    switch page {
    case .results, .library: true
    default: false
    }
  }

  /// Whether the list is on the screen as rows.
  fileprivate var showsRows: Bool {
    if case .rows = list.content { showsList && wall == nil } else { false }
  }

  /// The order of the list: the chosen one, or that of a list about a day, which is latest first.
  fileprivate var orderOnScreen: TitleOrder? {
    header.sorted?.order ?? list.day.map { TitleOrder($0.key) }
  }
}

/// A view of a screen that is too small: its size, and the size needed.
struct TooSmallView {
  var theme: Theme
  var keymap: Keymap

  func draw(into canvas: inout Canvas) {
    let size = canvas.size
    let needed = Layout.minimum
    let quit = [Command.quit, .quitAtOnce].lazy.compactMap { keymap.key(for: $0, in: .smallScreen) }
    let lines =
      ScreenWording.tooSmall(size, needed: needed) + quit.prefix(1).map(ScreenWording.quit)
    for (row, line) in lines.enumerated() where row < size.rows {
      canvas.write(
        line, at: Point(column: 0, row: row), style: row == 0 ? theme.strong : theme.dim,
        width: size.columns)
    }
  }
}
