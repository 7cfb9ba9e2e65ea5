public import Pictures

extension TerminalSize {
  /// Makes the largest size within a box in which a picture keeps its shape.
  ///
  /// Sides are rounded to whole cells, so the shape is exact to half a cell. The size is at least
  /// one cell, even if the box is empty.
  ///
  /// - Parameters:
  ///   - width: The picture's width, in any unit; less than 1 counts as 1.
  ///   - height: The picture's height, in the same unit; less than 1 counts as 1.
  ///   - box: The room for the picture.
  ///   - cellAspect: The height of a cell divided by its width, limited to the range from 0.1 to
  ///     10.
  public init(
    fittingWidth width: Int, height: Int, in box: TerminalSize, cellAspect: Double = 2
  ) {
    let aspect = min(10, max(0.1, cellAspect))
    let (width, height) = (Double(max(1, width)), Double(max(1, height)) / aspect)
    let scale = min(Double(box.columns) / width, Double(box.rows) / height)
    self.init(
      columns: max(1, Int((width * scale).rounded())), rows: max(1, Int((height * scale).rounded()))
    )
  }

  /// Makes the largest size within a box in which this picture keeps its shape.
  ///
  /// - Parameters:
  ///   - picture: Any picture.
  ///   - box: The room for the picture.
  ///   - cellAspect: The height of a cell divided by its width, limited to the range from 0.1 to
  ///     10.
  public init(fitting picture: Picture, in box: TerminalSize, cellAspect: Double = 2) {
    self.init(
      fittingWidth: picture.width, height: picture.height, in: box, cellAspect: cellAspect)
  }
}
