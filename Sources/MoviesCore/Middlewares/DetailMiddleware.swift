public import Redux
import Titles

/// Asks for the details of the title that is read or selected: here at once, and anywhere when the
/// selection rests, so that rows flown over cost no request.
public func detailMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.detailWish }) { before, wish, context in
    if let left = before.title, left != wish.title {
      let id = MoviesRequestID.title(left)
      if context.selecting({ $0.isOnTheWay(id) }) { context.dispatch(CancelRequest(id: id)) }
    }
    guard let title = wish.title, !wish.isAskedHere,
      context.selecting({ $0.lacksDetail(of: title) })
    else { return }
    if before.title != title, context.selecting({ $0.mayHaveDetailHere(of: title) }) {
      context.dispatch(GetDetail(title, reach: .here))
    } else if wish.isRead {
      context.dispatch(GetDetail(title))
    } else {
      context.dispatch(Rest(delay: .milliseconds(context.selecting { $0.settings.detailDelay })))
    }
  }
}

/// Waits for the selection to rest, and then asks for what is still missing.
private struct Rest: AsyncAction {
  typealias State = AppState

  let delay: Duration

  var scheduling: EffectScheduling { .debounced(delay) }

  func execute(_ context: StoreContext<AppState>) async {
    let wish = context.selecting { $0.detailWish }
    guard let title = wish.title, !wish.isAskedHere,
      context.selecting({ $0.lacksDetail(of: title) })
    else { return }
    context.dispatch(GetDetail(title))
  }
}

/// Which details the screen would show.
private struct DetailWish: Equatable {
  /// Whose; `nil` where there is no room for any.
  var title: TitleID?
  /// Whether the title is read, not only passed.
  var isRead = false
  /// Whether an answer is on its way that needs no network.
  var isAskedHere = false
}

extension AppState {
  fileprivate var detailWish: DetailWish {
    guard screen.showsDetails, let title = wantedTitle else { return DetailWish() }
    return DetailWish(
      title: title, isRead: screen.pages.title != nil,
      isAskedHere: isOnTheWay(.here(.title(title))))
  }

  /// Whether not all details are known, and neither asked for nor known not to come.
  fileprivate func lacksDetail(of title: TitleID) -> Bool {
    titles.detail(of: title)?.quality != .complete && !isOnTheWay(.title(title))
      && errors.detail(title)?.passesByItself != false
  }

  /// Whether some details may be had without the network.
  fileprivate func mayHaveDetailHere(of title: TitleID) -> Bool {
    answersHere && titles.detail(of: title) == nil
  }

  fileprivate func isOnTheWay(_ id: MoviesRequestID) -> Bool {
    loading.inFlight.contains { $0.ticket.id == id }
  }
}
