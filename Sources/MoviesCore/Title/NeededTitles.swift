import Titles

extension AppState {
  /// Drops titles that no page, mark or cached answer refers to, if there are too many.
  mutating func dropUnneededTitles() {
    guard titles.isOverfull else { return }
    TitlesState.reduce(&titles, keeping: neededTitles)
  }

  /// Drops series that nothing refers to, if another one came when there were too many.
  mutating func dropUnneededSeries(ifMoreThan count: Int) {
    guard series.isOverfull, series.count > count else { return }
    SeriesState.reduce(&series, keeping: neededTitles)
  }

  private var neededTitles: Set<TitleID> {
    var ids = Set(
      marks.ids + home.titles + library.begun.map(\.id) + (prompt?.question.titles ?? []))
    for page in screen.pages.opened + [.results(screen.pages.first)] {
      ids.formUnion(page.content.titles)
    }
    for answer in cache.pages.values { ids.formUnion(answer.value.ids) }
    return ids
  }
}
