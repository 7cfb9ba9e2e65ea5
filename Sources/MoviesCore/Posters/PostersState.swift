import ReduxRecording
public import Titles

/// The pictures of titles: whether they are shown, and what became of them; never their pixels.
public struct PostersState: Sendable, Codable, Equatable {
  /// How the terminal shows pictures; `nil` if it cannot, or as long as nothing is known.
  public var means: PictureMeans?
  /// Whether the user wants to see them.
  public var isOn = true
  /// How many pictures have come: each makes the screen be drawn again.
  public var arrivals = 0
  @SortedPairs private var failures: [String: PosterError] = [:]

  public init() {}

  /// The means by which posters are shown; `nil` if none are.
  public var shownBy: PictureMeans? { isOn ? means : nil }

  /// Why there is no picture at an address; it is not asked for again in this session.
  public func failure(at address: String) -> PosterError? { failures[address] }

  /// Changes the slice according to an action.
  static func reduce(_ state: inout PostersState, _ action: PosterAction) {
    switch action {
    case .meansKnown(let means):
      state.means = means
    case .toggled:
      state.isOn.toggle()
    case .wallToggled:
      state.isOn = true
    case .came:
      state.arrivals += 1
    case .missed(let address, let error):
      if state.failures.count >= Self.mostFailures { state.failures = [:] }
      state.failures[address] = error
    }
  }

  /// More are forgotten all at once, so that a long session stays small.
  private static let mostFailures = 2_000
}
