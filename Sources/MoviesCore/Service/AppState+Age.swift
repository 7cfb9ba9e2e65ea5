public import Titles

extension AppState {
  /// How many seconds old the list is, if that is worth saying; otherwise `nil`.
  public var listAge: Int? { age(of: list) }

  /// How many seconds old a list is, if that is worth saying; otherwise `nil`.
  func age(of list: borrowing ListPage) -> Int? {
    guard list.results.count > 0, !list.isStale else { return nil }
    return ageToTell(of: list.age, isOutdated: list.isOutdated)
  }

  /// How many seconds old the details of a title are, if that is worth saying; otherwise `nil`.
  public func detailAge(of id: TitleID) -> Int? {
    titles.detail(of: id).flatMap { ageToTell(of: $0.age, isOutdated: $0.quality == .stale) }
  }

  /// An age is worth saying of what may have changed since, and of what is older than a day and
  /// cannot be refreshed.
  private func ageToTell(of age: Int?, isOutdated: Bool) -> Int? {
    guard let age, isOutdated || service.isOffline && age >= 86_400 else { return nil }
    return age
  }
}
