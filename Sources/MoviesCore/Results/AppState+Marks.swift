public import Titles

/// The marks that a command concerns. Marks outlive a search, so that titles of several lists can
/// be compared or chosen together, but a command never changes titles that the user does not see.
extension AppState {
  /// The marked titles that the page on top shows with their marks, in the order of the marks.
  public var marksOnPage: [TitleID] {
    guard !marks.ids.isEmpty else { return [] }
    if screen.pages.isListOnTop {
      let list = list
      return marks.ids.filter { list.row(of: $0) != nil }
    }
    guard let page = seriesPage, !page.isAboutSeries else { return [] }
    let guide = series.guide(of: page.series)
    let season = page.view == .episodes ? page.part.season : nil
    return marks.ids.filter { id in
      guide.place(of: id, season: nil).map { season == nil || $0.season == season } ?? false
    }
  }

  /// Moves on to the next title once the selected one is marked or unmarked.
  ///
  /// - Parameters:
  ///   - action: The change of the marks.
  ///   - selected: The title that a key marks.
  mutating func goOn(after action: MarkAction, from selected: TitleID?) {
    guard let selected, action == .toggled(selected) else { return }
    guard let page = seriesPage else { return reduceList(MoviesAction.moved(by: 1)) }
    reduceSeries(page.view == .chart ? .runMoved(by: 1) : .episodeMoved(by: 1))
  }

  /// Whether the page on top shows which of its titles are marked.
  public var showsMarks: Bool {
    screen.pages.isListOnTop || seriesPage.map { !$0.isAboutSeries } ?? false
  }

  /// The titles that a change concerns: the marked ones on the page, or else the selected one.
  public var chosenTitles: [TitleID] {
    let marked = marksOnPage
    return marked.isEmpty ? [selectedTitle].compactMap(\.self) : marked
  }
}
