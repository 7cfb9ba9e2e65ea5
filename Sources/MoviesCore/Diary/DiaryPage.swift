public import Keeping
public import Titles

/// The diary: a month as a calendar, with one day chosen.
public struct DiaryPage: Sendable, Codable, Equatable {
  /// All viewings; `nil` until they are read.
  public private(set) var diary: Diary?
  /// The revision of the library that the diary is from.
  private var revision: Int?
  /// The chosen day.
  public private(set) var day: CalendarDate
  /// Whether the user has chosen the day; until then, the diary opens at its last day.
  private var isChosen = false

  /// Creates a diary that opens at the last day on which something was seen, or else at today.
  public init(today: CalendarDate?) { day = today ?? Self.unknown }

  private static let unknown = CalendarDate(year: 2000, month: 1, day: 1)

  /// The years that the cursor can reach: from the first films on.
  private static let years = 1880...9998

  /// The month that is shown.
  public var month: CalendarMonth { CalendarMonth(of: day) }

  /// The viewings of the chosen day, films before episodes.
  public var viewings: [DiaryViewing] { diary?.viewings(on: day) ?? [] }

  /// The expression of the query language that finds what was seen on the chosen day.
  public var expression: String { "seen:\(day.isoText)" }

  /// Whether the diary shows a revision of the library.
  public func isCurrent(in revision: Int?) -> Bool { diary != nil && self.revision == revision }

  /// Changes the page according to an action.
  mutating func reduce(_ action: DiaryAction, today: CalendarDate?) {
    switch action {
    case .opened: choose(today ?? day)
    case .came(let diary, let revision):
      self.diary = diary
      self.revision = revision
      if !isChosen, let last = diary.days.last { choose(last.date) }
    case .dayMoved(let days):
      choose(CalendarDate(daysSince1970: day.daysSince1970 + days.clamped(to: Self.farthest)))
    case .monthMoved(let months): move(by: months.clamped(to: Self.farthest))
    case .seenDayMoved(let days): diary?.day(days, from: day).map { choose($0) }
    case .dayChosen(let day): choose(day)
    }
  }

  /// The range of moves: its ends lead far beyond ``years``, but can be added to any day.
  private static let farthest = -10_000_000...10_000_000

  /// Moves to the same day of another month, or to the month's last day.
  private mutating func move(by months: Int) {
    let month = month.moved(by: months)
    choose(month[min(day.day, month.dayCount)])
  }

  private mutating func choose(_ day: CalendarDate) {
    let first = CalendarDate(year: Self.years.lowerBound, month: 1, day: 1)
    let last = CalendarDate(year: Self.years.upperBound, month: 12, day: 31)
    self.day = min(max(day, first), last)
    isChosen = true
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension DiaryPage: PageContent {
  var page: Page { .diary(self) }
  var pane: Pane { .diary }
  func selectedTitle(in _: AppState) -> TitleID? { viewings.first?.title.id }
  var titles: [TitleID] { viewings.map(\.title.id) }

  func props(in state: AppState) -> PageProps { .diary(DiaryProps(self, in: state)) }

  /// Whether the screen has enough columns for a title beside the month.
  func showsDetails(in state: AppState) -> Bool {
    state.screen.size.columns >= Self.leastWithDetails
  }

  /// The minimum number of columns of a screen with room for a title beside the month.
  private static let leastWithDetails = 120

  func libraryNeeds(in state: AppState) -> [LibraryNeed] {
    isCurrent(in: state.library.revision)
      ? [] : [LibraryNeed(GetDiary(), of: state.library.revision)]
  }
}

/// Everything that the page of the diary shows.
public struct DiaryProps: Sendable, Equatable {
  public var page: DiaryPage
  /// The current day, which is highlighted; `nil` if unknown.
  public var today: CalendarDate?
  /// Whether the title of the chosen day stands beside the month.
  public var showsDetails: Bool

  init(_ page: DiaryPage, in state: borrowing AppState) {
    self.page = page
    today = state.today
    showsDetails = page.showsDetails(in: state)
  }
}

extension PageStack {
  /// The diary on top; `nil` if another page is on top.
  public var diary: DiaryPage? { top() }
}
