public import Keeping

extension AppState {
  /// Opens the page for tonight, or changes it.
  mutating func reduceTonight(_ action: TonightAction) {
    if case .opened(let wish, let seed) = action {
      tonightCount += 1
      let vetoed = today.map { vetoes.ids(on: $0) } ?? []
      return screen.open(.tonight(TonightPage(wish, seed: seed, vetoed: vetoed)))
    }
    let today = today
    var remembered = vetoes
    screen.pages.update { TonightPage.reduce(&$0, &remembered, action, today: today) }
    vetoes = remembered
  }

  /// The wish unless the user says more: films on the watchlist or, if that is empty, on this disk.
  public var usualWish: TonightWish {
    TonightWish(from: library.summary(of: .watchlist)?.count ?? 0 > 0 ? .watchlist : .disk)
  }

  /// The seed of the next draw: another one every day and every time, and the same in a replay.
  public var tonightSeed: UInt64 {
    UInt64(max(0, today?.daysSince1970 ?? 0)) * 1_000 + tonightCount
  }
}
