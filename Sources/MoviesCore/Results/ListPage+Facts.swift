import Titles

extension ListPage {
  /// The reason why the list needs facts: its filter, its order, or only its rows.
  var factsNeed: FactsOffer.Need {
    if arranged?.unjudged.isEmpty == false { return .filter }
    if let key = order?.key, key.needsDetails { return .order(key) }
    return .rows
  }

  /// Returns the titles that lack needed facts which can be looked up, in the order of the list.
  func titlesLacking(_ need: FactsOffer.Need, _ known: KnownTitles) -> [TitleID] {
    switch need {
    case .filter: arranged?.unjudged.filter(known.mayLearn) ?? []
    case .order(let key):
      rows.filter { known.value(of: $0, for: key) == nil && known.mayLearn(key, of: $0) }
    case .rows:
      rows.filter { id in
        known.titles.detail(of: id)?.value.hasFacts != true && known.mayLearn(about: id)
      }
    case .posters:
      rows.filter { id in
        known.titles.summary(of: id)?.poster == nil
          && known.titles.detail(of: id)?.value.poster == nil && known.mayLearn(about: id)
      }
    }
  }

  /// Returns the number of rows that a need concerns: the shown ones, or all that are loaded.
  func count(for need: FactsOffer.Need) -> Int {
    need == .filter ? results.loadedCount : rows.count
  }

  /// The rows that are shown and loaded.
  private var rows: [TitleID] { arranged?.ids ?? results.loaded }

  /// Looks up these titles, a few at a time.
  mutating func lookUp(_ titles: [TitleID]) {
    offer = nil
    lookUp = titles.isEmpty ? nil : LookUp(titles, for: asked)
  }

  /// Removes a title from the look-up, whether or not its facts have arrived; after the last one,
  /// arranges the rows.
  mutating func finishLookUp(of id: TitleID, _ known: KnownTitles) {
    lookUp?.finish(id)
    if lookUp?.titles.isEmpty == true { endLookUp(known) }
  }

  /// Ends the look-up, and arranges the rows by the facts that have arrived.
  ///
  /// A user who is still in the first row sees the new first rows.
  mutating func endLookUp(_ known: KnownTitles) {
    lookUp = nil
    let selected = cursor.selection == 0 ? nil : selected
    arranged = arranged(by: order, filter, known)
    cursor.select(selected.flatMap(row) ?? 0, of: count)
  }
}

extension AppState {
  /// The facts that the list lacks and the price of looking them up; `nil` if it lacks none.
  ///
  /// The offer never exceeds the requests above the day's reserve.
  public var factsOffer: FactsOffer? {
    let list = list
    guard !list.isStale, list.lookUp == nil else { return nil }
    let need = list.factsNeed == .rows && screen.wantsWall ? .posters : list.factsNeed
    let lacking = titlesToLookUp(for: need).count
    guard lacking > 0 else { return nil }
    return FactsOffer(
      need: need, lacking: lacking, count: list.count(for: need),
      requests: min(lacking, LookUp.mostTitles, service.requestsToSpend))
  }

  /// Returns the titles that lack needed facts, and would be requested.
  ///
  /// The selected title may be requested already; once that request has failed, another wish for it
  /// sends nothing.
  private func titlesToLookUp(for need: FactsOffer.Need) -> [TitleID] {
    list.titlesLacking(need, known).filter { id in
      errors.detail(id) == nil || !detailWishes.contains { $0.id == .title(id) }
    }
  }

  /// Offers to look up missing facts after an action of the user, or begins to look them up.
  mutating func reduceLookUp(_ action: MoviesAction) {
    switch action {
    case .sortChosen(let key?) where key.needsDetails: offerFacts()
    case .restRequested where list.missingPages.isEmpty:
      offerFacts()
      judgeAgain()
    case .factsRequested: lookUpFacts()
    default: break
    }
  }

  /// Offers to look up the missing pictures of a wall, as long as that is shown.
  mutating func reduceLookUp(_ action: PosterAction) {
    guard action == .wallToggled, screen.pages.isListOnTop else { return }
    if !screen.wantsWall {
      screen.pages.updateList { $0.offer = nil }
    } else if factsOffer?.need == .posters {
      offerFacts()
    }
  }

  /// Offers to look up the facts that a filter needs, once it is entered.
  mutating func reduceLookUp(_ action: SearchAction) {
    guard case .filterSubmitted = action, !search.isFilterWrong,
      list.filter?.needsDetails == true
    else { return }
    offerFacts()
  }

  /// Offers to look up the facts that the list lacks, if any request may be made.
  private mutating func offerFacts() {
    guard let offer = factsOffer, offer.requests > 0 else { return }
    screen.pages.updateList { $0.offer = .facts(offer) }
  }

  /// Arranges the rows by the facts that have arrived, if there are no more to look up.
  private mutating func judgeAgain() {
    guard list.arranged?.unjudged.isEmpty == false, factsOffer == nil, list.lookUp == nil
    else { return }
    let known = known
    screen.pages.updateList { $0.endLookUp(known) }
  }

  private mutating func lookUpFacts() {
    guard let offer = factsOffer else { return }
    let titles = titlesToLookUp(for: offer.need).prefix(offer.requests)
    screen.pages.updateList { $0.lookUp(Array(titles)) }
  }

  /// Whether facts about a title are being looked up for its list.
  func isLookingUp(_ id: TitleID) -> Bool { screen.pages.lookUp?.titles.contains(id) == true }

  /// Whether a request brings facts that are being looked up for the list.
  func isLookingUp(_ id: MoviesRequestID) -> Bool {
    if case .title(let title) = id { isLookingUp(title) } else { false }
  }

  /// Continues the look-up once the facts about a title have arrived.
  mutating func reduceLookUp(_ action: DetailAction) {
    guard case .setDetail(let answer) = action, answer.suffices(.anywhere) else { return }
    finishLookUp(of: answer.value.id)
  }

  /// Continues the look-up after a failed request; an error that every request would meet ends it.
  mutating func reduceLookUp(_ action: MoviesLifecycle) {
    switch action {
    case .failed(let ticket, let error):
      guard case .title(let id) = ticket.id, isLookingUp(id) else { return }
      if error.concernsEveryRequest || error.passesByItself { return endLookUp() }
      finishLookUp(of: id)
    case .cancelled(let ticket):
      if case .title(let id) = ticket.id { finishLookUp(of: id) }
    case .started, .succeeded: break
    }
  }

  /// Ends the look-up before it uses the day's reserve.
  mutating func reduceLookUp(_ action: ServiceAction) {
    if service.savesRequests { endLookUp() }
  }

  /// Ends the look-up once the user cancels it.
  mutating func reduceLookUp(_ action: LoadingAction) {
    if action == .cancelled { endLookUp() }
  }

  private mutating func endLookUp() {
    guard screen.pages.lookUp != nil else { return }
    let known = known
    screen.pages.updateList { $0.endLookUp(known) }
  }

  private mutating func finishLookUp(of id: TitleID) {
    guard isLookingUp(id) else { return }
    let known = known
    screen.pages.updateList { $0.finishLookUp(of: id, known) }
  }
}

extension ServiceState {
  /// The number of requests that may be made before only the day's reserve is left.
  var requestsToSpend: Int {
    guard !isOffline else { return 0 }
    return requests.map { max(0, $0.limit - $0.used - $0.reserve) } ?? .max
  }
}
