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
        _ = try TitleExpression(parsing: input.text)
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
  var titles: [TitleID] { offer?.proposals.map(\.id) ?? [] }
  func selectedTitle(in _: AppState) -> TitleID? { selected?.id }
  func props(in state: AppState) -> PageProps {
    let proposals = state.screen.size.hasCards ? offer?.proposals ?? [] : []
    return .tonight(
      TonightProps(self, posters: state.posterProps(sideBySide: proposals.map(\.title))))
  }

  func libraryNeeds(in _: AppState) -> [LibraryNeed] {
    pendingDraw.map { [LibraryNeed(DrawTonight($0))] } ?? []
  }
}
