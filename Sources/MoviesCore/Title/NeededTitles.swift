import Titles

extension AppState {
  /// Drops titles that no page, no mark and no cached answer refers to, once there are too many.
  mutating func dropUnneededTitles() {
    guard titles.isOverfull else { return }
    TitlesState.reduce(&titles, keeping: neededTitles)
  }

  /// Drops the seasons of series that no page refers to, once there are too many.
  mutating func dropUnneededSeries() {
    guard series.isOverfull else { return }
    SeriesState.reduce(&series, keeping: neededTitles)
  }

  private var neededTitles: Set<TitleID> {
    var ids = Set(marks.ids)
    for page in screen.pages.opened + [.results(screen.pages.first)] {
      ids.formUnion(page.content.titles)
    }
    for answer in cache.pages.values { ids.formUnion(answer.value.ids) }
    return ids
  }
}
