import MoviesCore
import SafeText
import TerminalUI

/// A view of a title's picture, or of a poster made of letters in the same size.
struct PosterView {
  var pictures: PictureSupply

  /// Returns the poster as a canvas of its own, so that it can be clipped like any other cells.
  ///
  /// - Parameters:
  ///   - poster: The facts about the poster.
  ///   - box: The largest size; a smaller picture is centred in the first rows.
  /// - Returns: A canvas as large as the box.
  func canvas(_ poster: PosterProps, box: TerminalSize) -> Canvas {
    var canvas = Canvas(size: box)
    if let address = poster.address, let picture = pictures.cells(address, box) {
      let left = (box.columns - picture.size.columns) / 2
      canvas.place(picture, in: canvas.bounds.inset(columns: max(0, left)))
    } else {
      TypographicPoster(poster: poster).draw(into: &canvas)
    }
    return canvas
  }
}

/// A poster for a title without a picture: its name in the largest letters that fit, on a colour of
/// its genre.
struct TypographicPoster {
  var poster: PosterProps

  /// The number of cells between the edges and the letters.
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

  /// Returns the colour of the first genre that has one, or else the plain colour.
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

/// Large letters, made of half blocks.
enum BlockLetters {
  /// Returns the number of columns of a letter with the gap after it.
  static func columns(scale: Int) -> Int { (width + 1) * scale }
  static func rows(scale: Int) -> Int { (height + 1) * scale / 2 }

  /// Returns a text in half blocks.
  ///
  /// - Parameters:
  ///   - text: A line of capital letters, digits and a few signs.
  ///   - scale: The number of columns of a dot.
  /// - Returns: The rows; `nil` if the text has an unknown letter.
  static func lines(_ text: String, scale: Int) -> [String]? {
    let letters = text.compactMap { glyphs[$0] }
    guard letters.count == text.count else { return nil }
    /// Returns the dots of a line; a line below the letters has none.
    func dots(inLine line: Int) -> [Bool] {
      letters.flatMap { line < height * scale ? cells($0[line / scale]) : cells(0) }
        .flatMap { Array(repeating: $0, count: scale) }
    }
    return (0..<rows(scale: scale)).map { row in
      String(zip(dots(inLine: 2 * row), dots(inLine: 2 * row + 1)).map(block))
    }
  }

  private static func block(upper: Bool, lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// Returns the dots of a row of a letter, and the gap after it.
  private static func cells(_ row: Int) -> [Bool] {
    [row & 4 > 0, row & 2 > 0, row & 1 > 0, false]
  }

  private static let width = 3
  private static let height = 5

  /// The rows of each letter, with a bit for each dot.
  private static let glyphs: [Character: [Int]] = [
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447",
    "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25573", "R": "65655",
    "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247", "0": "75557", "1": "26227", "2": "61247", "3": "61216",
    "4": "55711", "5": "74616", "6": "34757", "7": "71222", "8": "75757", "9": "75716",
    "!": "22202", "?": "61202", "'": "22000", "’": "22000", ".": "00002", ":": "02020",
    "-": "00700", ",": "00024", "&": "25253", " ": "00000",
  ].mapValues { $0.compactMap(\.wholeNumberValue) }
}
