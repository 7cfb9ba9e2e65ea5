import Titles

extension AppState {
  /// Of too many titles, those go that no page, no mark and no cached answer refers to.
  mutating func dropUnneededTitles() {
    guard titles.isOverfull else { return }
    TitlesState.reduce(&titles, keeping: neededTitles)
  }

  /// A series that comes when there are too many displaces those that nothing refers to.
  mutating func dropUnneededSeries(ifMoreThan count: Int) {
    guard series.isOverfull, series.count > count else { return }
    SeriesState.reduce(&series, keeping: neededTitles)
  }

  private var neededTitles: Set<TitleID> {
    var ids = Set(marks.ids + home.titles + (prompt?.question.titles ?? []))
    for page in screen.pages.opened + [.results(screen.pages.first)] {
      ids.formUnion(page.content.titles)
    }
    for answer in cache.pages.values { ids.formUnion(answer.value.ids) }
    return ids
  }
}
