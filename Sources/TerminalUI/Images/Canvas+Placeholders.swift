extension Canvas {
  /// A rectangle of placeholders, in whose place a terminal with kitty's graphics protocol shows an
  /// image.
  ///
  /// They are ordinary cells: a private character (U+10EEEE) with two marks for its row and its
  /// column in the image, and the image's id as the colour of the text. So they can be cropped,
  /// covered and scrolled like text. A cell beyond row or column 297 is blank, for lack of marks.
  ///
  /// Source: [kitty's
  /// documentation](https://sw.kovidgoyal.net/kitty/graphics-protocol/#unicode-placeholders).
  ///
  /// - Parameters:
  ///   - id: The image's id.
  ///   - size: The size of the whole image, in cells.
  ///   - depth: The depth of the screen, which must have at least 256 colours.
  ///   - background: What is seen beside the picture and where it is transparent.
  public init(
    placeholdersFor id: ImageID, size: TerminalSize, depth: ColorDepth,
    background: Color = .terminalDefault
  ) {
    self.init(size: size, style: Style(background: background))
    let style = Style(foreground: id.color(depth: depth), background: background)
    for (row, rowMark) in zip(0..<size.rows, PlaceholderMarks.all) {
      for (column, columnMark) in zip(0..<size.columns, PlaceholderMarks.all) {
        let marks = Cell.Marks(first: rowMark, second: columnMark)
        put(Cell(Cell.placeholder, marks: marks, style: style), column: column, row: row)
      }
    }
  }
}

extension Cell {
  /// The private character that stands for a part of an image.
  static let placeholder: Unicode.Scalar = "\u{10EEEE}"
}
