import Redux
import Titles

/// Missing details that the screen needs.
typealias DetailWish = Wish<MoviesRequestID, GetDetail>

extension AppState {
  /// The details being looked up for a list, those of titles side by side, and those of the open or
  /// selected title, also for an open name.
  ///
  /// They are requested from this machine at once. Those of a selected title are requested from
  /// anywhere when the selection rests, so that passing over rows costs no request; and not at all
  /// while requests are saved.
  var detailWishes: [DetailWish] {
    var wishes: [DetailWish] = []
    for id in screen.pages.lookUp?.step ?? [] where lacksDetail(of: id) {
      wishes.add(GetDetail(id), as: .title(id))
    }
    let page = screen.pages.content
    for id in page?.titlesInDetail(in: self) ?? [] { addReading(of: id, to: &wishes) }
    if page?.needsDetails(in: self) ?? screen.hasPane, let title = wantedTitle {
      if screen.pages.readTitle == nil {
        addSelection(of: title, to: &wishes)
      } else {
        addReading(of: title, to: &wishes)
      }
      if let series = seriesWithPoster(for: title), titles.detail(of: series) == nil {
        addReading(of: series, to: &wishes)
      }
    }
    // The library keeps the facts of its titles, wherever the selection is by then.
    for case .title(let id) in loading.inFlight.lazy.compactMap(\.ticket.id)
    where library.marks[id] != nil {
      wishes.add(GetDetail(id), as: .title(id))
    }
    return wishes
  }

  private func addReading(of title: TitleID, to wishes: inout [DetailWish]) {
    guard lacksDetail(of: title) else { return }
    let comes = mayCome(title)
    if mayBeHere(title) {
      wishes.add(GetDetail(title, reach: .here, staysHere: !comes), as: .title(title))
    } else if comes {
      wishes.add(GetDetail(title), as: .title(title))
    }
  }

  private func addSelection(of title: TitleID, to wishes: inout [DetailWish]) {
    guard lacksDetail(of: title) else { return }
    if mayBeHere(title) {
      wishes.add(GetDetail(title, reach: .here, staysHere: true), as: .here(.title(title)))
    }
    if mayCome(title), !service.savesRequests {
      let rest = Duration.milliseconds(settings.detailDelay)
      wishes.add(GetDetail(title), as: .title(title), after: rest)
    }
  }

  private func lacksDetail(of title: TitleID) -> Bool {
    title.place == nil && titles.detail(of: title)?.suffices(.anywhere) != true
  }

  /// Whether the details may still arrive: they have not failed for good, or are under way.
  private func mayCome(_ title: TitleID) -> Bool {
    errors.detail(title)?.passesByItself != false || loading.contains(.title(title))
  }

  /// Whether some details may be known without the network.
  ///
  /// If some facts are here, perhaps because they came with a page, this machine has no more.
  private func mayBeHere(_ title: TitleID) -> Bool {
    abilities.answersHere && titles.detail(of: title) == nil
  }
}

extension [DetailWish] {
  /// Adds a wish, unless the same one is there already.
  fileprivate mutating func add(
    _ request: GetDetail, as id: MoviesRequestID, after rest: Duration = .zero
  ) {
    if !contains(where: { $0.id == id }) { append(Wish(request, as: id, after: rest)) }
  }
}
