internal import MoviesCore
internal import MoviesUI
internal import Pictures
internal import TerminalUI

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
