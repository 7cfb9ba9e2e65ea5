import CTerminal

extension Screen {
  /// The size of a cell in pixels, as reported by the terminal, or the usual size.
  public var cellPixels: CellPixels {
    var width: Int32 = 0
    var height: Int32 = 0
    ct_cell_pixels(&width, &height)
    return CellPixels(reportedWidth: Int(width), reportedHeight: Int(height))
  }

  /// Sends the last frame's images one after the other, as long as the terminal accepts them.
  func sendImages() {
    while let image = images.next() {
      write(graphics.upload(of: image))
      guard ct_flush() else { return waitUntilRead() }
    }
  }

  /// Makes the terminal forget images.
  func delete(_ ids: [ImageID]) {
    if !ids.isEmpty { write(ids.flatMap(graphics.deletion)) }
  }
}
