public import Titles

/// The page of the steps of the library, the latest one first.
public struct StepsPage: Sendable, Codable, Equatable {
  /// A step on the page.
  public struct Row: Sendable, Codable, Equatable {
    public var past: PastStep
    /// Whether this session made the step.
    public var isOwn: Bool
  }

  /// The steps; `nil` until they are read.
  public private(set) var rows: [Row]?
  /// The revision of the library that the steps are from.
  private var revision: Int?
  /// Whether only the steps of this session are shown.
  public private(set) var showsOwn = false
  /// The index of the selected step among the shown ones, from 0.
  public private(set) var selection = 0

  public init() {}

  /// The steps that are shown.
  public var shown: [Row] { (rows ?? []).filter { $0.isOwn || !showsOwn } }

  /// The selected step.
  public var selected: Row? {
    let shown = shown
    return shown.indices.contains(selection) ? shown[selection] : nil
  }

  /// Whether the page shows the steps of a revision of the library.
  public func isCurrent(in revision: Int?) -> Bool { rows != nil && self.revision == revision }

  /// Changes the page according to an action.
  mutating func reduce(_ action: StepsAction, ownSteps: [UndoEntry.ID]) {
    switch action {
    case .opened: break
    case .came(let steps, let revision):
      change { page in
        page.rows = steps.map { Row(past: $0, isOwn: ownSteps.contains($0.id)) }
        page.revision = revision
      }
    case .moved(let rows): select(selection + max(-shown.count, min(rows, shown.count)))
    case .selected(let row): select(row)
    case .ownSwitched: change { $0.showsOwn.toggle() }
    }
  }

  /// Changes which steps are shown; the selected one stays selected, if it is still there.
  private mutating func change(_ change: (inout StepsPage) -> Void) {
    let id = selected?.past.id
    change(&self)
    select(shown.firstIndex { $0.past.id == id } ?? selection)
  }

  private mutating func select(_ row: Int) { selection = max(0, min(row, shown.count - 1)) }
}

extension StepsPage: PageContent {
  var page: Page { .steps(self) }
  var pane: Pane { .steps }
  func selectedTitle(in _: AppState) -> TitleID? { nil }
  func props(in _: AppState) -> PageProps { .steps(self) }

  func libraryNeeds(in state: AppState) -> [LibraryNeed] {
    isCurrent(in: state.library.revision)
      ? [] : [LibraryNeed(GetSteps(), of: state.library.revision)]
  }
}

extension PageStack {
  /// The page of steps on top; `nil` if another page is on top.
  public var steps: StepsPage? { top() }

  /// The page of steps right below the titles that one of them changed; `nil` if it is not there.
  public var stepsBelow: StepsPage? { library == nil ? nil : below() }
}
