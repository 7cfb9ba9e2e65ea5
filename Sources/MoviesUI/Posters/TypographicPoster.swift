import MoviesCore
import SafeText
import TerminalUI

/// A poster for a title without a picture: its name in the largest letters that fit, on a colour of
/// its genre.
struct TypographicPoster {
  var poster: PosterProps

  /// The cells between the edges and the letters.
  private static let margin = 1
  /// The rows above the name, and those below it for the label.
  private static let rowsAround = 4

  func draw(into canvas: inout Canvas) {
    let paper = PosterPaper.color(ofGenres: poster.genres)
    let ink = Style(foreground: PosterPaper.ink, background: paper, attributes: .bold)
    canvas.fill(canvas.bounds, style: ink)
    let inside = canvas.bounds.inset(columns: Self.margin)
    let lines = lines(in: inside.size)
    let top = min(1, max(0, inside.height - lines.count))
    for (row, line) in lines.prefix(inside.height).enumerated() {
      canvas.write(
        line, at: inside.origin.moved(rows: top + row), style: ink, width: inside.width)
    }
    guard let label = poster.failure?.label ?? poster.kind?.singular,
      top + lines.count < inside.height - 1
    else { return }
    canvas.write(
      label, at: inside.row(inside.height - 1).origin,
      style: Style(foreground: PosterPaper.ink, background: paper), width: inside.width)
  }

  /// Returns the name in the largest letters in which every word fits.
  private func lines(in size: TerminalSize) -> [String] {
    let name = poster.title.uppercased()
    let rows = size.rows - Self.rowsAround
    return [3, 2, 1].lazy.compactMap { scale in
      let letters = (size.columns + scale) / BlockLetters.columns(scale: scale)
      guard name.split(separator: " ").allSatisfy({ $0.count <= letters }) else { return nil }
      let lines = name.wrapped(toCells: max(1, letters))
        .map { BlockLetters.lines($0, scale: scale) }
      guard lines.count * BlockLetters.rows(scale: scale) <= rows,
        lines.allSatisfy({ $0 != nil })
      else { return nil }
      return lines.flatMap { $0 ?? [] }
    }.first ?? name.wrapped(toCells: max(1, size.columns))
  }
}

/// The colours of posters that are made of letters.
enum PosterPaper {
  /// The colour of the letters, which has a contrast of at least 4.5:1 on each paper.
  static let ink = Color.rgb(250, 246, 236)

  /// Returns the colour of the first genre that has one.
  static func color(ofGenres genres: [String]) -> Color {
    genres.lazy.compactMap { colors[$0] }.first ?? plain
  }

  static let plain = Color.rgb(64, 68, 82)

  static let colors: [String: Color] = [
    "Action": .rgb(148, 44, 36), "Adventure": .rgb(140, 78, 20), "Animation": .rgb(16, 104, 112),
    "Biography": .rgb(98, 66, 84), "Comedy": .rgb(150, 86, 0), "Crime": .rgb(76, 58, 94),
    "Documentary": .rgb(46, 88, 72), "Drama": .rgb(52, 70, 108), "Family": .rgb(36, 102, 62),
    "Fantasy": .rgb(94, 52, 128), "Film-Noir": .rgb(36, 36, 42), "History": .rgb(110, 76, 46),
    "Horror": .rgb(94, 14, 24), "Music": .rgb(134, 36, 94), "Musical": .rgb(134, 36, 94),
    "Mystery": .rgb(40, 50, 90), "Romance": .rgb(158, 46, 78), "Sci-Fi": .rgb(14, 84, 128),
    "Short": .rgb(84, 84, 64), "Sport": .rgb(22, 100, 46), "Thriller": .rgb(58, 60, 72),
    "War": .rgb(82, 80, 42), "Western": .rgb(138, 70, 30),
  ]
}
