import Redux
import Titles

extension ListPage {
  /// Changes the list according to an action, given the known titles.
  static func reduce(_ state: inout ListPage, _ action: MoviesAction, _ known: KnownTitles) {
    if action.isOfUser { state.offer = nil }
    switch action {
    case .setMovies(let answer, let number, let query):
      guard query == state.asked, !state.knowsBetter(than: answer, number, of: query) else {
        return
      }
      state.answer(query)
      if answer.suffices(.anywhere) {
        state.pagesOnTheWay.remove(number)
        state.unsettledPages.remove(number)
      } else if number > 1 {
        state.unsettledPages.insert(number)
      }
      let selected = state.selected
      if number == 1 { state.begin(answer) }
      state.results.hold(ListPart(answer.value), number: number)
      state.keep(selected, known)
      if state.pagesToLoad.isEmpty { state.loadsThrough = nil }
    case .tried(let fallback, let query):
      guard query == state.asked else { return }
      state.tried = fallback
    case .withdrawn:
      state.withdraw()
    case .sortChosen(let key):
      state.sort(by: key, known)
    case .restRequested:
      if !state.isStale { state.loadRest() }
    case .cleared where state.results.count > 0:
      state.withdraw()
    case .cleared:
      var cursor = state.cursor
      cursor.reset()
      state = ListPage()
      state.cursor = cursor
    case .selected(let row):
      state.cursor.select(row, of: state.count)
    case .moved, .leftOut, .notHere, .retried, .restDeclined, .factsRequested:
      break
    }
  }

  /// Whether an answer comes too late, after one that could not be better.
  private func knowsBetter(
    than answer: Answer<TitlePage>, _ number: Int, of query: TitleQuery
  ) -> Bool {
    number == 1 && query == answered && isSettled && !answer.suffices(.anywhere)
  }

  /// Asks the user to agree to the price of the rest of the list.
  mutating func askForRest() { offer = .rest }

  /// Stops waiting for a failed request; a failed search replaces the rows of an earlier one.
  static func reduce(_ state: inout ListPage, failing id: MoviesRequestID?) {
    switch id {
    case .search:
      if let query = state.asked { state.answer(query) }
    case .page(let number):
      state.pagesOnTheWay.remove(number)
      state.stopLoadingRest()
    case .title, .season, .poster, .candidates, .here, nil: break
    }
  }

  /// Goes back to the query that the rows answer.
  mutating func withdraw() {
    asked = answered
  }

  /// Loads the rest of the list, however many rows turn out to be in it.
  mutating func loadRest() {
    loadsThrough = missingPages.isEmpty ? nil : Self.mostPages
  }

  /// Stops loading the rest of the list or, in an order other than the catalogue's, any page.
  mutating func stopLoadingRest() {
    if isLoadingRest, arranged != nil { pagesOnTheWay = [] }
    loadsThrough = nil
  }

  /// Stops expecting further pages and facts.
  mutating func stopLoading() {
    pagesOnTheWay = []
    loadsThrough = nil
    lookUp = nil
  }

  /// Notes the requested page.
  static func reduce(_ state: inout ListPage, _ request: GetMovies) {
    if request.page == 1 {
      state.ask(request.query)
      if request.reach == .afresh, request.query == state.answered {
        state.answer?.isAskedAfresh = true
      }
    } else if request.query == state.asked {
      state.pagesOnTheWay.insert(request.page)
    }
  }

  /// Forgets a page whose request was cancelled.
  static func reduce(_ state: inout ListPage, _ cancel: CancelRequest<MoviesRequestID>) {
    switch cancel.id.question {
    case .page(let number): state.pagesOnTheWay.remove(number)
    case .search, .title, .season, .poster, .candidates, .here: break
    }
  }

  /// Sorts the list and selects its first row; in the catalogue's order, the selected title stays
  /// selected.
  private mutating func sort(by key: TitleOrder.Key?, _ known: KnownTitles) {
    guard results.count > 0 else { return }
    if let key {
      let isReversed = order == TitleOrder(key)
      arrange(by: TitleOrder(key, isReversed: isReversed), filter, known)
      cursor.reset()
    } else {
      arrange(by: nil, filter, known)
    }
  }

  /// Shows only some of the rows, or all of them again; the title that was selected before the
  /// filter was typed stays selected, or is selected again once it is shown.
  ///
  /// An order that is part of a filter is removed with it.
  mutating func filter(by filter: RowFilter?, _ known: KnownTitles) {
    guard filter != self.filter, results.count > 0 else { return }
    let chosen = order == self.filter?.expression.order ? nil : order
    let wanted = arranged?.anchor.flatMap { $0.standIn == selected ? $0.wanted : nil } ?? selected
    arrange(by: filter?.expression.order ?? chosen, filter, known)
    if let row = wanted.flatMap(row) { cursor.select(row, of: count) }
    let standIn = selected
    arranged?.anchor = filter == nil ? nil : FilterAnchor(wanted: wanted, standIn: standIn)
  }

  /// Arranges the rows, and loads the missing ones if that takes no requests.
  private mutating func arrange(
    by order: TitleOrder?, _ filter: RowFilter?, _ known: KnownTitles
  ) {
    let selected = selected
    arranged = arranged(by: order, filter, known)
    if !takesRequests { loadsThrough = nil }
    if loadsRestUnasked { loadRest() }
    cursor.select(selected.flatMap(row) ?? 0, of: count)
  }

  /// Returns the rows in an order, or only some of them; a filter keeps the title that was selected
  /// before it.
  func arranged(
    by order: TitleOrder?, _ filter: RowFilter?, _ known: KnownTitles
  ) -> ArrangedRows? {
    var rows = ArrangedRows(order, filter, results, known)
    rows?.anchor = arranged?.anchor
    return rows
  }

  /// Keeps a title selected after rows have arrived; in a sorted list, where they may have arrived
  /// above it, the screen scrolls along.
  ///
  /// The first row of a sorted list stays selected while the rest loads by itself.
  private mutating func keep(_ selected: TitleID?, _ known: KnownTitles) {
    let isAtTop = order != nil && loadsRestUnasked && cursor.selection == 0
    arranged?.take(results, known)
    let row = isAtTop ? 0 : selected.flatMap(row) ?? cursor.selection
    if arranged == nil {
      cursor.select(row, of: count)
    } else {
      cursor.follow(to: row, of: count)
    }
  }

  private mutating func ask(_ query: TitleQuery) {
    asked = query
    tried = nil
    offer = nil
    guard query != answered else { return }
    stopLoading()
    isVisited = isVisited && query.text == answered?.text
  }

  /// Adopts the first page's facts about the list, and drops the further pages of another answer.
  ///
  /// The further pages of an answer to the same question stay until newer ones come for the rows on
  /// the screen, so that the selected title stays selected.
  private mutating func begin(_ answer: Answer<TitlePage>) {
    self.answer?.begin(answer)
    if isAskedAfresh {
      results.drop(pagesAfter: answer.value)
      unsettledPages = Set(results.pages.keys).subtracting([1])
    } else if results.pages[1] != answer.value.titles.map(\.id) {
      results = Results()
      pagesOnTheWay = []
      unsettledPages = []
    }
  }

  /// Shows only these titles; the selection stays on its title, or else on its row.
  mutating func hold(_ ids: [TitleID], _ known: KnownTitles) {
    let selected = selected
    results = Results()
    results.hold(ListPart(whole: ids), number: 1)
    keep(selected, known)
  }

  /// Starts a new list if the rows answer another query.
  private mutating func answer(_ query: TitleQuery) {
    tried = nil
    guard query != answered else { return }
    answer = ListAnswer(to: query)
    results = Results()
    unsettledPages = []
    arranged = nil
    loadsThrough = nil
    lookUp = nil
    cursor.reset()
  }
}

extension MoviesAction {
  /// Whether the action concerns the results of a search, and not the list that the user is in.
  var isAboutResults: Bool {
    switch self {
    case .setMovies, .leftOut, .tried, .notHere, .withdrawn, .cleared: true
    case .moved, .selected, .sortChosen, .restRequested, .restDeclined, .factsRequested, .retried:
      false
    }
  }

  /// Whether the user caused the action.
  fileprivate var isOfUser: Bool {
    switch self {
    case .setMovies, .leftOut, .tried, .notHere: false
    case .withdrawn, .cleared, .moved, .selected, .sortChosen, .restRequested, .restDeclined,
      .factsRequested, .retried:
      true
    }
  }
}
