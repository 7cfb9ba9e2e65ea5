import Titles

extension ListPage {
  /// The list's need for facts: its filter, its order, or only its rows.
  var factsNeed: FactsOffer.Need {
    if arranged?.unjudged.isEmpty == false { return .filter }
    if let key = order?.key, key.needsDetails { return .order(key) }
    return .rows
  }

  /// The titles that lack facts which are needed, and may be looked up, in the order of the list.
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

  /// How many rows a need is about: those that are shown, or all that are loaded.
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

  /// Goes on without a title that was looked up, or could not be; the last one arranges the rows.
  mutating func finishLookUp(of id: TitleID, _ known: KnownTitles) {
    lookUp?.finish(id)
    if lookUp?.titles.isEmpty == true { endLookUp(known) }
  }

  /// Looks up nothing more, and arranges the rows by what has become known.
  ///
  /// A user who is still in the first row sees what comes first now.
  mutating func endLookUp(_ known: KnownTitles) {
    lookUp = nil
    let selected = cursor.selection == 0 ? nil : selected
    arranged = ArrangedRows(order, filter, results, known)
    cursor.select(selected.flatMap(row) ?? 0, of: count)
  }
}

extension AppState {
  /// The facts that the list lacks and the price of looking them up; `nil` if it lacks nothing.
  ///
  /// No more is offered than leaves the day's reserve.
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

  /// The titles that lack facts which are needed, and would be asked for.
  ///
  /// The selected one may be wished for already: if that has failed, a further wish asks nobody.
  private func titlesToLookUp(for need: FactsOffer.Need) -> [TitleID] {
    list.titlesLacking(need, known).filter { id in
      errors.detail(id) == nil || !detailWishes.contains { $0.id == .title(id) }
    }
  }

  /// Asks whether the facts are looked up that the list lacks after something that the user did.
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

  /// Asks whether the pictures are looked up that a wall lacks, as long as it is shown.
  mutating func reduceLookUp(_ action: PosterAction) {
    guard action == .wallToggled, screen.pages.isListOnTop else { return }
    if !screen.wantsWall {
      screen.pages.updateList { $0.offer = nil }
    } else if factsOffer?.need == .posters {
      offerFacts()
    }
  }

  /// Asks whether the facts are looked up that a filter needs, once it is entered.
  mutating func reduceLookUp(_ action: SearchAction) {
    guard case .filterSubmitted = action, !search.isFilterWrong,
      list.filter?.needsDetails == true
    else { return }
    offerFacts()
  }

  /// Asks whether the facts are looked up that the list lacks, if any may be.
  private mutating func offerFacts() {
    guard let offer = factsOffer, offer.requests > 0 else { return }
    screen.pages.updateList { $0.offer = .facts(offer) }
  }

  /// Arranges the rows by what has become known meanwhile, if nothing more is to be looked up.
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

  /// Goes on once the facts about a title have come.
  mutating func reduceLookUp(_ action: DetailAction) {
    guard case .setDetail(let answer) = action, answer.suffices(.anywhere) else { return }
    finishLookUp(of: answer.value.id)
  }

  /// Goes on once a request has failed; what every request would meet ends it all.
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

  /// Ends it where it would take the day's reserve.
  mutating func reduceLookUp(_ action: ServiceAction) {
    if service.savesRequests { endLookUp() }
  }

  /// Looks up nothing more once the user stops that.
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
  /// How many requests may be made before only the day's reserve is left.
  var requestsToSpend: Int {
    guard !isOffline else { return 0 }
    return requests.map { max(0, $0.limit - $0.used - $0.reserve) } ?? .max
  }
}
