import Titles

extension AppState {
  /// Drops titles that no page, no mark and no cached answer refers to, once there are too many.
  mutating func dropUnneededTitles() {
    guard titles.isOverfull else { return }
    TitlesState.reduce(&titles, keeping: neededTitles)
  }

  private var neededTitles: Set<TitleID> {
    var ids = Set(marks.ids)
    for page in screen.pages.opened + [.results(screen.pages.first)] {
      switch page {
      case .results(let list): for rows in list.results.pages.values { ids.formUnion(rows) }
      case .title(let id): ids.insert(id)
      }
    }
    for answer in cache.pages.values { ids.formUnion(answer.value.ids) }
    return ids
  }
}
