public import Keeping
public import Titles

/// The props of the page for tonight.
public struct TonightProps: Sendable, Equatable {
  public var wish: TonightWish
  /// The proposals; `nil` until the first ones have arrived.
  public var offer: TonightOffer?
  /// Whether other proposals are being drawn.
  public var isDrawing: Bool
  public var error: LibraryError?
  /// The index of the selected proposal, from 0.
  public var selection: Int
  /// Whether the last veto can be taken back.
  public var hasVeto: Bool
  /// The wish, while it is being changed.
  public var field: FilterFieldProps?
  /// The frames for the pictures of the proposals; empty where none are shown, or none can come.
  public var posters: [PosterProps]

  public init(_ page: TonightPage, posters: [PosterProps] = []) {
    self.posters = posters
    wish = page.draw.wish
    offer = page.offer
    isDrawing = page.isDrawing
    error = page.error
    selection = page.selection
    hasVeto = page.veto != nil
    field = page.field.map { FilterFieldProps($0) }
  }
}

extension PageProps {
  /// The mistake in a field of the page, once the text is more than unfinished.
  var fieldNotice: Notice? {
    if case .tonight(let tonight) = self { tonight.field?.notice } else { nil }
  }
}

extension FilterFieldProps {
  init(_ field: TonightPage.Field) {
    input = field.input
    mistake = field.mistake
    isWrong = field.isWrong
    isAboutTonight = true
  }
}
