import Keeping
import Titles

extension TonightPage {
  /// Changes the page according to an action, and the remembered vetoes along with it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - vetoes: The titles that the user has turned down recently, also for later sessions.
  ///   - action: The action; opening another page does not change this one.
  ///   - today: The current day; if it is unknown, a veto only holds on this page.
  static func reduce(
    _ page: inout TonightPage, _ vetoes: inout Vetoes, _ action: TonightAction,
    today: CalendarDate?
  ) {
    switch action {
    case .opened: break
    case .moved(let rows): page.select(page.selection + rows)
    case .selected(let row): page.select(row)
    case .vetoed:
      guard let id = page.vetoSelected(), let today else { return }
      vetoes.add(id, on: today)
    case .vetoTakenBack:
      guard let id = page.takeBackVeto(), let today else { return }
      vetoes.takeBack(id, on: today)
    case .drawnAgain: page.drawAgain()
    case .sourceSwitched: page.change { $0.source = $0.source.other }
    case .seenSwitched: page.change { $0.includesSeen.toggle() }
    case .fieldOpened(let input): page.field = Field(input: input)
    case .fieldEdited(let input): page.edit(Field(input: input))
    case .fieldCompleted(let completion):
      page.edit(Field(input: TextInput(completion), completion: completion))
    case .fieldSubmitted: page.submitField()
    case .fieldLeft: page.field = nil
    case .offered(let offer, let draw): page.take(.success(offer), of: draw)
    case .failed(let error, let draw): page.take(.failure(error), of: draw)
    }
  }

  /// Selects a proposal, or the nearest existing one.
  mutating func select(_ row: Int) {
    selection = max(0, min(row, (offer?.proposals.count ?? 0) - 1))
  }

  /// Draws another title in place of the selected one; the others stay.
  ///
  /// - Returns: The title that was turned down; `nil` if none can be turned down now.
  private mutating func vetoSelected() -> TitleID? {
    guard !isDrawing, let selected, let proposals = offer?.proposals else { return nil }
    veto = Veto(id: selected.id, draw: draw, offer: offer, selection: selection)
    draw.vetoed.append(selected.id)
    draw.places = proposals.map { $0.id == selected.id ? nil : $0 }
    draw.places += Array(repeating: nil, count: max(0, TonightDraw.size - proposals.count))
    isDrawing = true
    return selected.id
  }

  private mutating func takeBackVeto() -> TitleID? {
    guard let veto else { return nil }
    (draw, offer, selection) = (veto.draw, veto.offer, veto.selection)
    isDrawing = false
    error = nil
    self.veto = nil
    return veto.id
  }

  private mutating func drawAgain() {
    guard !isDrawing else { return }
    isDrawing = true
    guard error == nil else { return }
    draw = nextDraw
    start()
    if let ahead, ahead.draw == draw, let offer = ahead.offer { take(.success(offer), of: draw) }
  }

  /// Changes the wish, and draws again if the new wish is different.
  private mutating func change(_ change: (inout TonightWish) -> Void) {
    var wish = draw.wish
    change(&wish)
    guard wish != draw.wish else { return }
    draw.wish = wish
    draw.shown = []
    start()
  }

  /// Starts a draw for all places.
  private mutating func start() {
    draw.places = Array(repeating: nil, count: TonightDraw.size)
    selection = 0
    isDrawing = true
    veto = nil
  }

  private mutating func edit(_ field: Field) {
    if self.field != nil { self.field = field }
  }

  private mutating func submitField() {
    guard let text = field?.input.text else { return }
    guard let expression = try? TitleExpression(wish: text) else {
      field?.isWrong = true
      return
    }
    field = nil
    change { $0.expression = expression }
  }

  /// Takes the result of a draw, unless another one has been requested since.
  private mutating func take(_ result: Result<TonightOffer, LibraryError>, of draw: TonightDraw) {
    guard isDrawing, draw == self.draw else {
      if !isDrawing, draw == nextDraw { ahead = Ahead(draw: draw, offer: try? result.get()) }
      return
    }
    isDrawing = false
    switch result {
    case .success(let offer): (self.offer, error) = (offer, nil)
    case .failure(let error): self.error = error
    }
    select(selection)
  }
}

extension TonightWish.Source {
  fileprivate var other: Self { self == .watchlist ? .disk : .watchlist }
}
