internal import MoviesCore
internal import MoviesUI
internal import Pictures
internal import TerminalUI

/// Draws states on the screen, skipping frames that would look like the last one.
@MainActor
final class Renderer {
  private let screen: Screen
  private let theme: ThemeChoice
  private let palette: Palette?
  private var look: Look
  private var view: BrowseView
  private let book: PictureBook
  private var rows: ListRows?
  private var drawn: DrawnFrame?
  private var drawnKeys: [Key] = []
  private var inspected: InspectorProps?
  /// Whether the state may have changed since the last frame.
  private var hasNews = true
  /// What the last frame says about its layout.
  private(set) var metrics = FrameMetrics()
  /// How long it took to draw the last frame.
  private(set) var frameTime = Duration.zero

  /// The colours of a frame.
  private struct Look: Equatable {
    var name: Theme.Name
    /// The user's own colours in place of those of the name.
    var palette: Palette?
    var isPainted = false
  }

  init(
    screen: Screen, theme: ThemeChoice, palette: Palette?, keymap: Keymap, shelf: PictureShelf
  ) {
    self.screen = screen
    book = PictureBook(shelf, depth: screen.depth)
    self.theme = theme
    self.palette = palette
    let look = Look(name: theme.name(on: .dark), palette: theme == .own ? palette : nil)
    self.look = look
    view = BrowseView(
      theme: Self.theme(look, screen.depth), keymap: keymap, glyphs: screen.glyphs)
    book.onFitted = { [weak self] in self?.invalidate() }
  }

  /// Draws a state if it looks different from the last one drawn, with the keys of a pending chord,
  /// and with the inspector below it if it is open.
  ///
  /// Nothing is drawn while the terminal is behind: it would only fall further behind.
  func draw(_ state: AppState, pressed: [Key], _ inspector: InspectorProps?) {
    guard !screen.isBehind,
      hasNews || drawn == nil || pressed != drawnKeys || inspector != inspected
    else { return }
    hasNews = false
    let choice = state.screen.theme ?? theme
    let look = Look(
      name: choice.name(on: state.screen.background), palette: choice == .own ? palette : nil,
      isPainted: state.settings.paintsBackground)
    if look != self.look { use(look) }
    book.means = state.posters.shownBy
    let props = BrowseProps(state, keeping: &rows)
    if let drawn, drawn.props == props, pressed == drawnKeys, inspector == inspected { return }
    let start = ContinuousClock.now
    var canvas: Canvas
    (canvas, metrics) = view.draw(
      props, pressed: pressed, size: TerminalSize(state.screen.size),
      pictures: book.pictures(cell: screen.cellPixels), after: drawn)
    drawn = DrawnFrame(props, canvas)
    if let inspector {
      canvas = InspectorView(theme: view.theme, keymap: view.keymap)
        .draw(inspector, below: canvas, size: screen.size)
    }
    screen.draw(Frame(canvas, images: book.images))
    frameTime = ContinuousClock.now - start
    book.fitRest()
    drawnKeys = pressed
    inspected = inspector
  }

  /// Notes that the state may have changed: without this, nothing is made of it.
  ///
  /// Most turns of the main loop belong to tasks on their way, and change nothing.
  func noteNews() { hasNews = true }

  /// Forgets the last frame, so that the next state is drawn in any case.
  func invalidate() {
    drawn = nil
  }

  /// Draws with a theme from now on.
  private func use(_ look: Look) {
    self.look = look
    view.theme = Self.theme(look, screen.depth)
    invalidate()
  }

  private static func theme(_ look: Look, _ depth: ColorDepth) -> Theme {
    look.palette.map { Theme($0, depth: depth, paintsBackground: look.isPainted) }
      ?? Theme(look.name, depth: depth, paintsBackground: look.isPainted)
  }
}

/// The pictures of a shelf as cells, each made once for a size.
///
/// Fitting a picture to its cells takes about a millisecond. The first new one of a frame is there
/// in that frame; those of a wall would hold up the next key, so all others are fitted on another
/// thread and come with a later frame.
@MainActor
final class PictureBook {
  /// How the terminal shows pictures; `nil` if it does not.
  var means: PictureMeans? {
    didSet { if means != oldValue { pages = [:] } }
  }
  /// The images whose placeholders are among the cells that were asked for.
  private(set) var images: [PlacedImage] = []
  private let shelf: PictureShelf
  private let depth: ColorDepth
  private var ids = ImageIDs()
  private var pages: [Place: Canvas] = [:]
  /// Called when pictures were fitted beside a frame, which is to be drawn again with them.
  var onFitted: @MainActor () -> Void = {}
  /// Whether a picture was fitted for this frame.
  private var hasFitted = false
  /// The pictures that are to be fitted beside this frame.
  private var waiting: [Place: Picture] = [:]
  private var underWay: Set<Place> = []

  private struct Place: Hashable {
    var address: String
    var size: TerminalSize
  }

  /// More than any wall of posters shows.
  private static let mostPages = 150

  init(_ shelf: PictureShelf, depth: ColorDepth) {
    self.shelf = shelf
    self.depth = depth
  }

  /// The pictures for the next frame of a view.
  ///
  /// - Parameter cell: The size of a cell.
  /// - Returns: The pictures; ``images`` then tells which of them the terminal has to show itself.
  func pictures(cell: CellPixels) -> PictureSupply {
    images = []
    hasFitted = false
    waiting = [:]
    guard let means else { return .none }
    return PictureSupply { [self] address, box in
      guard let picture = shelf.picture(at: address) else { return nil }
      let aspect = Double(cell.height) / Double(cell.width)
      let size = TerminalSize(fitting: picture, in: box, cellAspect: aspect)
      let place = Place(address: address, size: size)
      return switch means {
      case .blocks: blocks(of: picture, at: place)
      case .kitty: placeholders(of: picture, at: place, cell: cell)
      }
    }
  }

  private func blocks(of picture: Picture, at place: Place) -> Canvas? {
    if let page = pages[place] { return page }
    guard !hasFitted else {
      waiting[place] = picture
      return nil
    }
    hasFitted = true
    let page = Canvas(picture, size: place.size, depth: depth)
    keep(page, at: place)
    return page
  }

  /// Fits what the last frame had to leave out, on another thread.
  func fitRest() {
    let work = waiting.filter { underWay.insert($0.key).inserted }
    waiting = [:]
    guard !work.isEmpty else { return }
    Task { [weak self, depth] in
      let fitted = await Task.detached(priority: .userInitiated) {
        work.compactMap { place, picture in
          Canvas(picture, size: place.size, depth: depth).map { (place, $0) }
        }
      }.value
      self?.take(fitted, of: work.keys)
    }
  }

  private func take(_ fitted: [(Place, Canvas)], of places: Dictionary<Place, Picture>.Keys) {
    underWay.subtract(places)
    for (place, page) in fitted { keep(page, at: place) }
    if !fitted.isEmpty { onFitted() }
  }

  private func keep(_ page: Canvas?, at place: Place) {
    if pages.count >= Self.mostPages { pages = [:] }
    pages[place] = page
  }

  private func placeholders(of picture: Picture, at place: Place, cell: CellPixels) -> Canvas {
    let key = "\(place.address) \(place.size.columns)×\(place.size.rows)"
    let id = ids.id(for: key)
    let pixels = picture.reduced(toWidth: place.size.columns * cell.width)
    images.append(PlacedImage(id, key: key, picture: pixels, size: place.size))
    return Canvas(placeholdersFor: id, size: place.size)
  }
}

extension Picture {
  /// The picture no wider than the screen can show it, which saves sending the rest.
  fileprivate func reduced(toWidth limit: Int) -> Picture {
    limit < width ? scaled(toWidth: limit, height: max(1, height * limit / width)) : self
  }
}
