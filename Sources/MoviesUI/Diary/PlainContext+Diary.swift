import Keeping
import MoviesCore
import Titles

/// The diary in plain mode.
extension PlainContext {
  /// Lists a month of the diary, or the viewings of a day.
  func diary() throws(PlainRefusal) -> PlainPlan {
    let opening = PlainStep.action(DiaryAction.opened)
    guard !text.isEmpty else { return PlainPlan([opening], needing: [.page]) }
    if let day = CalendarDate(isoText: text) {
      let list = SmartList(name: day.written, expression: "seen:\(day.isoText)")
      return PlainPlan(
        [.action(LibraryPageAction.listOpened(list))], from: 0, needing: [.page])
    }
    guard let month = CalendarDate(isoText: "\(text)-01") else { throw usage }
    return PlainPlan([opening, .action(DiaryAction.dayChosen(month))], needing: [.page])
  }
}
