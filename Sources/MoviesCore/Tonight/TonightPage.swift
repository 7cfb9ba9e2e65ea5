public import Keeping
public import Titles

/// The page that proposes what to watch tonight.
public struct TonightPage: Sendable, Codable, Equatable {
  /// The draw of the current or coming proposals.
  public internal(set) var draw: TonightDraw
  /// Whether the draw is still to be made.
  public internal(set) var isDrawing = true
  /// The proposals; `nil` until the first ones have arrived.
  public internal(set) var offer: TonightOffer?
  /// The reason why the last draw failed.
  public internal(set) var error: LibraryError?
  /// The index of the selected proposal, from 0.
  public internal(set) var selection = 0
  /// The wish, while it is being changed.
  public internal(set) var field: Field?
  /// The last veto, as long as it can be taken back.
  var veto: Veto?
  /// The next draw, which is made while the user reads these proposals.
  var ahead: Ahead?

  /// A draw that was made before the user asked for it.
  struct Ahead: Sendable, Codable, Hashable {
    var draw: TonightDraw
    /// The proposals; `nil` if the draw failed, so that it is repeated once the user asks for it.
    var offer: TonightOffer?
  }

  /// The text of the wish while it is typed.
  public struct Field: Sendable, Codable, Hashable {
    public var input: TextInput
    /// Whether Enter was pressed on an invalid text.
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

  /// Creates a page whose first proposals are still to be drawn.
  ///
  /// - Parameters:
  ///   - wish: The wish.
  ///   - seed: Determines the draw.
  ///   - vetoed: The titles that the user has turned down recently.
  public init(_ wish: TonightWish, seed: UInt64, vetoed: [TitleID] = []) {
    self.init(TonightDraw(wish, seed: seed, vetoed: vetoed))
  }

  /// Creates a page whose first proposals are still to be drawn.
  init(_ draw: TonightDraw) { self.draw = draw }

  /// Creates a page with proposals that were drawn before.
  init(_ evening: SessionMemory.Evening) {
    draw = evening.draw
    offer = evening.offer
    isDrawing = false
  }

  /// Shows the proposals of another page, without its field and selection.
  mutating func follow(_ other: TonightPage) {
    guard other.draw.wish == draw.wish else { return }
    self = other
    field = nil
    selection = 0
  }

  /// The draw to be made now; `nil` for none.
  public var pendingDraw: TonightDraw? { isDrawing ? draw : nil }

  /// The draw that replaces all proposals.
  var nextDraw: TonightDraw {
    var next = draw
    let proposed = offer?.proposals.map(\.id) ?? []
    // Once titles are proposed again, a new round begins.
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

  /// Returns the proposals, unless only the day's reserve of requests is left.
  func titlesInDetail(in state: AppState) -> [TitleID] {
    state.service.savesRequests ? [] : offer?.proposals.map(\.id) ?? []
  }

  /// Returns the need for the pending draw or, after it, for the one ahead.
  func libraryNeeds(in _: AppState) -> [LibraryNeed] {
    if let pendingDraw { return [LibraryNeed(DrawTonight(pendingDraw))] }
    let next = nextDraw
    guard offer?.proposals.isEmpty == false, error == nil, ahead?.draw != next else { return [] }
    return [LibraryNeed(DrawTonight(next))]
  }
}
