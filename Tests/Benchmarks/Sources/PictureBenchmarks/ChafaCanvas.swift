import CChafa
import Pictures
import TerminalUI

/// libchafa's way from pixels to cells, with the same glyphs and in direct colour.
final class ChafaCanvas {
  private let size: TerminalSize
  /// Owned by this object until `deinit`.
  private let canvas: OpaquePointer

  /// A canvas with libchafa's effort between 0 and 1.
  init?(size: TerminalSize, effort: Float) {
    guard let symbols = chafa_symbol_map_new() else { return nil }
    defer { chafa_symbol_map_unref(symbols) }
    for tag in [CHAFA_SYMBOL_TAG_BLOCK, CHAFA_SYMBOL_TAG_SPACE] {
      chafa_symbol_map_add_by_tags(symbols, tag)
    }
    guard let configuration = chafa_canvas_config_new() else { return nil }
    defer { chafa_canvas_config_unref(configuration) }
    chafa_canvas_config_set_geometry(configuration, gint(size.columns), gint(size.rows))
    chafa_canvas_config_set_canvas_mode(configuration, CHAFA_CANVAS_MODE_TRUECOLOR)
    chafa_canvas_config_set_symbol_map(configuration, symbols)
    chafa_canvas_config_set_work_factor(configuration, effort)
    guard let canvas = chafa_canvas_new(configuration) else { return nil }
    self.canvas = canvas
    self.size = size
  }

  deinit { chafa_canvas_unref(canvas) }

  /// A picture as cells.
  func cells(of picture: Picture) -> Canvas {
    chafa_canvas_draw_all_pixels(
      canvas, CHAFA_PIXEL_RGB8, picture.pixels, gint(picture.width), gint(picture.height),
      gint(picture.width * 3))
    var cells = Canvas(size: size)
    for row in cells.bounds.rows {
      for column in cells.bounds.columns {
        let character = chafa_canvas_get_char_at(canvas, gint(column), gint(row))
        var (foreground, background): (gint, gint) = (0, 0)
        chafa_canvas_get_raw_colors_at(canvas, gint(column), gint(row), &foreground, &background)
        cells.write(
          Unicode.Scalar(character).map { String($0) } ?? "?",
          at: Point(column: column, row: row),
          style: Style(foreground: Color(packed: foreground), background: Color(packed: background))
        )
      }
    }
    return cells
  }
}

extension Color {
  /// A colour of libchafa: 0xRRGGBB.
  fileprivate init(packed: gint) {
    self = .rgb(
      UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
      UInt8(truncatingIfNeeded: packed))
  }
}
