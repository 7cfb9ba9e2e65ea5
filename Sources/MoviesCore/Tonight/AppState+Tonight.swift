public import Keeping
public import Titles

extension AppState {
  /// Opens the page for tonight, or changes it.
  mutating func reduceTonight(_ action: TonightAction) {
    if case .opened(let wish, let seed) = action {
      if screen.pages.isHomeOnTop, let tonight = home.tonight, tonight.draw.wish == wish {
        return screen.open(.tonight(tonight))
      }
      tonightCount += 1
      let vetoed = today.map { vetoes.ids(on: $0) } ?? []
      return screen.open(.tonight(TonightPage(wish, seed: seed, vetoed: vetoed)))
    }
    let today = today
    var remembered = vetoes
    screen.pages.update { TonightPage.reduce(&$0, &remembered, action, today: today) }
    vetoes = remembered
  }

  /// The default wish: films on the watchlist or, if that is empty, on this disk.
  public var usualWish: TonightWish { TonightWish(usualWith: library.lists) }

  /// The seed of the next draw: a new one every day and every time, and the same in a replay.
  public var tonightSeed: UInt64 { TonightDraw.firstSeed(on: today) + tonightCount }
}

extension TonightWish {
  /// Creates the default wish, given the lists.
  public init(usualWith lists: [LibraryListSummary]) {
    let hasWatchlist = lists.contains { $0.list == .watchlist && $0.count > 0 }
    self.init(from: hasWatchlist ? .watchlist : .disk)
  }
}

extension TonightDraw {
  /// Creates the first draw of a day, which brings the same proposals until the library changes.
  public init(ofDay today: CalendarDate?, _ wish: TonightWish, vetoes: Vetoes) {
    self.init(
      wish, seed: Self.firstSeed(on: today), vetoed: today.map { vetoes.ids(on: $0) } ?? [])
  }

  fileprivate static func firstSeed(on today: CalendarDate?) -> UInt64 {
    UInt64(max(0, today?.daysSince1970 ?? 0)) * 1_000
  }
}
