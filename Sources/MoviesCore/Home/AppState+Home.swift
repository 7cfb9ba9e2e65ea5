import Keeping
import Titles

extension AppState {
  /// Begins the session on the home page.
  ///
  /// - Parameter place: The place where the last session ended; the first link leads back to it.
  public mutating func startAtHome(after place: SessionMemory.Place?) {
    home.lastPlace = place
    openHome()
  }

  /// Whether the home page lies below all other pages.
  public var hasHome: Bool { home.isNeeded && !settings.isForChoosing }

  /// Opens the home page, or changes it.
  mutating func reduceHome(_ action: HomeAction) {
    switch action {
    case .opened: openHome()
    case .came(let facts, let revision):
      home.show(facts, of: revision)
      for series in facts.series {
        titles.note(TitleSummary(id: series.id, title: series.title, kind: .series))
      }
      for seen in facts.lastSeen { titles.note(seen.viewing.title) }
      if let kept = facts.longestKept { titles.note(kept.title) }
    case .moved(let doors): selectDoor(selectedDoorIndex + max(-100, min(doors, 100)))
    case .selected(let index): selectDoor(index)
    case .returned: returnFromHome()
    case .resumed: resume()
    }
  }

  /// Returns to the home page once the user leaves a search that was begun there.
  mutating func reduceHome(_ action: ScreenAction) {
    guard action == .wentBack, hasHome, screen.isAtStart, screen.pages.first.asked == nil else {
      return
    }
    openHome()
  }

  /// Takes proposals, or the reason why there are none, for the home page.
  mutating func reduceHome(_ action: TonightAction) {
    switch action {
    case .offered, .failed:
      guard var tonight = home.tonight else { return }
      var vetoes = vetoes
      TonightPage.reduce(&tonight, &vetoes, action, today: today)
      home.tonight = tonight
    default:
      // Both pages show the same three proposals, no matter on which page the user refuses one.
      guard let page = screen.pages.tonight, screen.pages.isHomeBelow else { return }
      home.tonight?.follow(page)
    }
  }

  /// Notes whether the library keeps anything of interest, and opens the home page if sessions
  /// begin there and nothing has happened yet.
  mutating func noteLibraryForHome(isFirst: Bool) {
    let wasNeeded = home.isNeeded
    home.isNeeded = library.marks.values.contains(where: \.isOfInterest)
    if isFirst, settings.startsAtHome, !wasNeeded, hasHome, screen.isAtStart, screen.overlay == nil
    {
      startAtHome(after: awaitedPlace)
      awaitedPlace = nil
    }
    prepareEvening()
  }

  private mutating func openHome() {
    guard !screen.pages.isHomeOnTop else { return }
    screen.field = nil
    screen.overlay = nil
    screen.notice = nil
    home.left = screen.pages.goHome()
    home.selected = nil
    prepareEvening()
  }

  /// Returns to the pages that were open, or to the results.
  private mutating func returnFromHome() {
    guard screen.pages.isHomeOnTop else { return }
    screen.pages.opened = home.left
    home.left = []
  }

  private mutating func resume() {
    guard screen.pages.isHomeOnTop, let place = home.lastPlace else { return }
    screen.pages.popToResults()
    start(at: place)
  }

  /// Begins a draw for today, unless today's draw is known.
  private mutating func prepareEvening() {
    guard hasHome, library.revision != nil else { return }
    let wish = usualWish
    guard home.tonight?.draw.wish.source != wish.source else { return }
    if let evening = home.evening, evening.holds(on: today, for: wish) {
      home.tonight = TonightPage(evening)
      for proposal in evening.offer.proposals { titles.note(keptOnThisMachine: proposal.title) }
    } else {
      home.tonight = TonightPage(TonightDraw(ofDay: today, wish, vetoes: vetoes))
    }
  }

  private mutating func selectDoor(_ index: Int) {
    let doors = homeDoors
    guard !doors.isEmpty else { return }
    home.selected = doors[max(0, min(index, doors.count - 1))]
  }
}

extension AppState {
  /// The begun series, as many as the home page shows.
  var homeSeries: [NextUpRow] {
    let rows = (home.nextUp.series ?? []).lazy.map { row($0) }
    return Array(rows.filter { !$0.isApart }.prefix(Self.seriesAtHome))
  }

  /// The number of series that the home page shows.
  public static let seriesAtHome = 3

  /// The links of the home page, in reading order.
  ///
  /// Where there is room for two columns, the last viewings stand beside the series to continue.
  public var homeDoors: [HomeDoor] {
    let tonight = (home.tonight?.offer?.proposals ?? []).map { HomeDoor.proposal($0.id) }
    let seen = (home.facts?.lastSeen.indices ?? 0..<0).map(HomeDoor.seen)
    return (wayFromHome.isEmpty ? [] : [.back]) + library.begun.map { .begun($0.id) }
      + homeSeries.map { .series($0.id) }
      + (screen.size.hasPane ? seen + tonight : tonight + seen)
      + (library.openNames > 0 ? [.openNames] : [])
      + (home.facts?.longestKept == nil ? [] : [.longestKept])
  }

  /// The index of the selected link, from 0.
  var selectedDoorIndex: Int {
    home.selected.flatMap { homeDoors.firstIndex(of: $0) } ?? 0
  }

  /// The selected link of the home page; `nil` if the page has none.
  public var selectedHomeDoor: HomeDoor? {
    let doors = homeDoors
    return home.selected.flatMap { doors.contains($0) ? $0 : nil } ?? doors.first
  }

  /// Returns the title behind a link of the home page, for a series its next episode; `nil` for
  /// another link, or an unknown episode.
  public func title(behind door: HomeDoor) -> TitleID? {
    switch door {
    case .back, .openNames: nil
    case .series(let id): homeSeries.first { $0.id == id }?.next.episode?.id
    case .proposal(let id), .begun(let id): id
    case .seen(let place):
      home.facts.flatMap {
        $0.lastSeen.indices.contains(place) ? $0.lastSeen[place].viewing.title.id : nil
      }
    case .longestKept: home.facts?.longestKept?.title.id
    }
  }

  /// Whether the first link leads to the place where the last session ended, since this session has
  /// no page to return to.
  public var resumesAtHome: Bool { home.left.isEmpty && screen.pages.first.asked == nil }

  /// The way to the page that the user came from; empty for none.
  var wayFromHome: [WayStep] {
    if !home.left.isEmpty { return way(through: home.left) }
    if let asked = screen.pages.first.asked { return [.search(asked.text)] }
    guard let place = home.lastPlace else { return [] }
    return [.search(place.query.text)] + (place.name.map { [.title($0)] } ?? [])
  }
}

extension LibraryMark {
  /// Whether the title is seen, begun, rated or on the watchlist, not only in a list.
  fileprivate var isOfInterest: Bool {
    isOnWatchlist || viewings > 0 || rating != nil || stopped != nil
  }
}
