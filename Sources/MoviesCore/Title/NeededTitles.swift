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
    var ids = Set(marks.ids)
    for page in screen.pages.opened + [.results(screen.pages.first)] {
      switch page {
      case .results(let list): for rows in list.results.pages.values { ids.formUnion(rows) }
      case .library(let page):
        for rows in page.list.results.pages.values { ids.formUnion(rows) }
      case .tonight(let page): ids.formUnion(page.offer?.proposals.map(\.id) ?? [])
      case .openNames(let page):
        ids.formUnion(page.selected?.candidates.map(\.id) ?? [])
      case .statistics: break
      case .title(let id): ids.insert(id)
      case .series(let page): ids.insert(page.series)
      case .compare(let page): ids.formUnion(page.ids)
      }
    }
    for answer in cache.pages.values { ids.formUnion(answer.value.ids) }
    return ids
  }
}
