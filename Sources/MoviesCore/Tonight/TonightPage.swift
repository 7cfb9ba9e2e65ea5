public import Keeping
public import Titles

/// The page that proposes what to watch tonight.
public struct TonightPage: Sendable, Codable, Equatable {
  /// The draw that the proposals come from, or are to come from.
  public internal(set) var draw: TonightDraw
  /// Whether the draw is still to be made.
  public internal(set) var isDrawing = true
  /// The proposals; `nil` until the first ones have come.
  public internal(set) var offer: TonightOffer?
  /// Why the last draw brought none.
  public internal(set) var error: LibraryError?
  /// The selected proposal, counted from 0.
  public internal(set) var selection = 0
  /// The wish, while it is being changed.
  public internal(set) var field: Field?
  /// The last veto, as long as it can be taken back.
  var veto: Veto?
  /// The next draw, which is made while these proposals are read.
  var ahead: Ahead?

  /// A draw that was made before anybody asked for it.
  struct Ahead: Sendable, Codable, Hashable {
    var draw: TonightDraw
    /// `nil` if it failed, so that it is made again once somebody asks for it.
    var offer: TonightOffer?
  }

  /// The text of the wish as it is typed.
  public struct Field: Sendable, Codable, Hashable {
    public var input: TextInput
    /// Whether Enter was pressed on a text that makes no sense.
    public var isWrong = false
    /// The last completion, as long as nothing else was typed.
    var completion: Completion?

    /// The mistake in the text; `nil` without one.
    public var mistake: ExpressionMistake? {
      do throws(ExpressionMistake) {
        _ = try TitleExpression(wish: input.text)
        return nil
      } catch {
        return error
      }
    }
  }

  /// A veto, with the page as it was before.
  struct Veto: Sendable, Codable, Hashable {
    var id: TitleID
    var draw: TonightDraw
    var offer: TonightOffer?
    var selection: Int
  }

  /// Makes a page whose first proposals are still to be drawn.
  ///
  /// - Parameters:
  ///   - wish: What is wished for.
  ///   - seed: Decides what is drawn.
  ///   - vetoed: The titles that are not wanted these days.
  public init(_ wish: TonightWish, seed: UInt64, vetoed: [TitleID] = []) {
    self.init(TonightDraw(wish, seed: seed, vetoed: vetoed))
  }

  /// Makes a page whose first proposals are still to be drawn.
  init(_ draw: TonightDraw) { self.draw = draw }

  /// Makes a page with proposals that were drawn before.
  init(_ evening: SessionMemory.Evening) {
    draw = evening.draw
    offer = evening.offer
    isDrawing = false
  }

  /// Shows what another page shows, whatever is typed or selected there.
  mutating func follow(_ other: TonightPage) {
    guard other.draw.wish == draw.wish else { return }
    self = other
    field = nil
    selection = 0
  }

  /// The draw that somebody has to make now; `nil` if none.
  public var pendingDraw: TonightDraw? { isDrawing ? draw : nil }

  /// The draw that brings others in the place of all proposals.
  var nextDraw: TonightDraw {
    var next = draw
    let proposed = offer?.proposals.map(\.id) ?? []
    // Once titles come back, a new round begins.
    if proposed.contains(where: next.shown.contains) { next.shown = [] }
    next.shown += proposed
    next.seed = TonightDraw.seed(after: next.seed)
    next.places = Array(repeating: nil, count: TonightDraw.size)
    return next
  }

  /// The selected proposal.
  public var selected: TonightProposal? {
    guard let proposals = offer?.proposals, proposals.indices.contains(selection) else {
      return nil
    }
    return proposals[selection]
  }
}

extension TonightPage: PageContent {
  var page: Page { .tonight(self) }
  var pane: Pane { field == nil ? .tonight : .wishField }
  var titles: [TitleID] { [offer, ahead?.offer].flatMap { $0?.proposals.map(\.id) ?? [] } }
  func selectedTitle(in _: AppState) -> TitleID? { selected?.id }

  func props(in state: AppState) -> PageProps {
    var props = TonightProps(self)
    for place in props.offer?.proposals.indices ?? 0..<0 {
      guard let id = props.offer?.proposals[place].id else { continue }
      // Facts that came since the draw count, too.
      if let detail = state.titles.detail(of: id) {
        props.offer?.proposals[place].title = detail.value
      }
    }
    let shown = state.screen.size.hasCards ? props.offer?.proposals.map(\.title) ?? [] : []
    props.posters = state.posterProps(sideBySide: shown)
    return .tonight(props)
  }

  /// Those of the proposals, unless only the day's reserve of requests is left.
  func titlesInDetail(in state: AppState) -> [TitleID] {
    state.service.savesRequests ? [] : offer?.proposals.map(\.id) ?? []
  }

  /// The draw that is waited for or, behind it, the one after that.
  func libraryNeeds(in _: AppState) -> [LibraryNeed] {
    if let pendingDraw { return [LibraryNeed(DrawTonight(pendingDraw))] }
    let next = nextDraw
    guard offer?.proposals.isEmpty == false, error == nil, ahead?.draw != next else { return [] }
    return [LibraryNeed(DrawTonight(next))]
  }
}
