public import Keeping
public import Redux
public import Titles

/// Events of the diary.
public enum DiaryAction: Action, Codable, Hashable {
  /// The user opened the diary or, within it, asked for today.
  case opened
  /// The diary was read, from this revision of the library.
  case came(Diary, revision: Int)
  /// The user moved by this many days, back if negative.
  case dayMoved(by: Int)
  /// The user moved by this many days on which something was seen, back if negative.
  case seenDayMoved(by: Int)
  /// The user moved by this many months, back if negative.
  case monthMoved(by: Int)
  /// A day was chosen.
  case dayChosen(CalendarDate)
}

/// Reads what was seen on which day.
public struct GetDiary: LibraryQuestion {
  public init() {}

  public var id: LibraryRequestID? { .diary }

  public func perform(with service: LibraryService) async throws(LibraryError) -> (Diary, Int) {
    try await service.withRevision { (_) throws(LibraryError) in
      Diary(try await service.entries(in: .seen))
    }
  }

  public func onSuccess(_ response: (Diary, Int)) -> [any Action] {
    [DiaryAction.came(response.0, revision: response.1)]
  }
}

extension AppState {
  /// Opens or changes the diary, and notes the titles that were seen on the chosen day.
  mutating func reduceDiary(_ action: DiaryAction) {
    let today = today
    guard action != .opened || screen.pages.diary != nil else {
      return screen.open(.diary(DiaryPage(today: today)))
    }
    screen.pages.update { (page: inout DiaryPage) in page.reduce(action, today: today) }
    for viewing in screen.pages.diary?.viewings ?? [] { titles.note(viewing.title) }
  }
}
