import ReduxRecording
public import Titles

/// The state of the titles' pictures: whether they are shown, and which failed; never their pixels.
public struct PostersState: Sendable, Codable, Equatable {
  /// The terminal's way to show pictures; `nil` if it cannot, or until it is known.
  public var means: PictureMeans?
  /// Whether the user wants to see posters.
  public var isOn = true
  /// The number of pictures that have arrived; each makes the screen redraw.
  public var arrivals = 0
  @SortedPairs private var failures: [String: PosterError] = [:]

  public init() {}

  /// The way in which posters are shown; `nil` if they are not.
  public var shownBy: PictureMeans? { isOn ? means : nil }

  /// Returns the reason why a picture could not be loaded; it is not requested again in this
  /// session.
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

  /// The maximum number of failures to keep; when it is reached, all are forgotten, so that the
  /// state of a long session stays small.
  private static let mostFailures = 2_000
}
