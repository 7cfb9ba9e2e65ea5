public import Titles

extension AppState {
  /// The age of the list in seconds, if that is worth showing; otherwise `nil`.
  public var listAge: Int? { age(of: list) }

  /// Returns the age of a list in seconds, if that is worth showing; otherwise `nil`.
  func age(of list: borrowing ListPage) -> Int? {
    guard list.results.count > 0, !list.isStale else { return nil }
    return ageToTell(of: list.answer?.age, isOutdated: list.answer?.isOutdated == true)
  }

  /// Returns the age of a title's details in seconds, if that is worth showing; otherwise `nil`.
  public func detailAge(of id: TitleID) -> Int? {
    titles.detail(of: id).flatMap { ageToTell(of: $0.age, isOutdated: $0.quality == .stale) }
  }

  /// Returns an age worth showing: that of data that may have changed since, or that is older than
  /// a day and cannot be refreshed.
  private func ageToTell(of age: Int?, isOutdated: Bool) -> Int? {
    guard let age, isOutdated || service.isOffline && age >= 86_400 else { return nil }
    return age
  }
}
