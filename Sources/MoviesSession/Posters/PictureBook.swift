internal import MoviesCore
internal import MoviesUI
internal import Pictures
internal import TerminalUI

/// The pictures of a shelf as cells, each made once for a size.
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
  func pictures(cell: CellPixels) -> Pictures {
    images = []
    guard let means else { return .none }
    return Pictures { [self] address, box in
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
    let page = Canvas(picture, size: place.size, depth: depth)
    if pages.count >= Self.mostPages { pages = [:] }
    pages[place] = page
    return page
  }

  private func placeholders(of picture: Picture, at place: Place, cell: CellPixels) -> Canvas {
    let key = "\(place.address) \(place.size.columns)×\(place.size.rows)"
    let id = ids.id(for: key)
    let pixels = picture.reduced(toWidth: place.size.columns * cell.width)
    images.append(PlacedImage(id, key: key, picture: pixels, size: place.size))
    return Canvas(placeholdersFor: id, size: place.size, depth: depth)
  }
}

extension Picture {
  /// The picture no wider than the screen can show it, which saves sending the rest.
  fileprivate func reduced(toWidth limit: Int) -> Picture {
    limit < width ? scaled(toWidth: limit, height: max(1, height * limit / width)) : self
  }
}
