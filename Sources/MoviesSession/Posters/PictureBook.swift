internal import MoviesCore
internal import MoviesUI
internal import Pictures
internal import TerminalUI

/// The pictures of a shelf, fitted to cells; each is fitted once for each size.
///
/// Fitting a picture to its cells takes about a millisecond. The first new picture of a frame
/// appears in that frame; all pictures of a poster wall would delay the next key, so the others are
/// fitted on another thread and appear in a later frame.
@MainActor
final class PictureBook {
  /// The means by which the terminal shows pictures; `nil` if it cannot show any.
  var means: PictureMeans? {
    didSet { if means != oldValue { pages = [:] } }
  }
  /// The images whose placeholders are among the requested cells.
  private(set) var images: [PlacedImage] = []
  private let shelf: PictureShelf
  private let depth: ColorDepth
  private var ids = ImageIDs()
  private var pages: [Place: Canvas] = [:]
  /// Called when pictures were fitted on another thread, so that the frame is drawn again with
  /// them.
  var onFitted: @MainActor () -> Void = {}
  /// Whether a picture was fitted for this frame.
  private var hasFitted = false
  /// The pictures of this frame that are yet to be fitted on another thread.
  private var waiting: [Place: Picture] = [:]
  private var underWay: Set<Place> = []

  private struct Place: Hashable {
    var address: String
    var size: TerminalSize
  }

  /// The maximum number of pages to keep: more than any wall of posters shows.
  private static let mostPages = 150

  init(_ shelf: PictureShelf, depth: ColorDepth) {
    self.shelf = shelf
    self.depth = depth
  }

  /// Returns the supply of pictures for the next frame of a view.
  ///
  /// - Parameter cell: The size of a cell.
  /// - Returns: The pictures; once they are used, ``images`` has those that the terminal shows
  ///   itself.
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

  /// Fits the pictures that the last frame had to leave out, on another thread.
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
  /// Returns the picture, reduced to the width that the screen can show, so that no more is sent.
  fileprivate func reduced(toWidth limit: Int) -> Picture {
    limit < width ? scaled(toWidth: limit, height: max(1, height * limit / width)) : self
  }
}
