public import Keeping
public import Redux
public import Titles

/// Something that happens in the diary.
public enum DiaryAction: Action, Codable, Hashable {
  /// The user asks for the diary or, within it, for today.
  case opened
  /// The diary was read, from this revision of the library.
  case came(Diary, revision: Int)
  /// The user went this many days further, back if negative.
  case dayMoved(by: Int)
  /// The user went to a day on which something was seen, so many of those days further, or back if
  /// negative.
  case seenDayMoved(by: Int)
  /// The user went this many months further, back if negative.
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
  /// Opens the diary, or changes it; what was seen on the chosen day is known then.
  mutating func reduceDiary(_ action: DiaryAction) {
    let today = today
    guard action != .opened || screen.pages.diary != nil else {
      return screen.open(.diary(DiaryPage(today: today)))
    }
    screen.pages.update { (page: inout DiaryPage) in page.reduce(action, today: today) }
    for viewing in screen.pages.diary?.viewings ?? [] { titles.note(viewing.title) }
  }
}
