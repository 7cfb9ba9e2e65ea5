/// A title broken into lines, as large as a box allows, all starting at its left edge.
struct TitleLayout: Hashable, Sendable {
  private(set) var lines: [String] = []
  /// The height of the letters, except for a leading article, whose letters are smaller.
  private(set) var height = 0.0
  /// The shape of all letters.
  private(set) var path = Path(joining: [])
  /// The space that the lines take, across the whole width of the box.
  private(set) var bounds: Box

  /// Typesets a title.
  ///
  /// Of all ways to break the title into lines, this takes the one with the largest letters. A
  /// leading article gets a line of its own, in small letters.
  ///
  /// - Parameters:
  ///   - words: The title in the characters of ``Capitals``.
  ///   - face: The lettering; its width changes, so that the lines fill the box.
  ///   - box: The space in which all letters must stay.
  ///   - anchor: The share of the unused space that is left above the title, from 0 to 1.
  init(_ words: [String], face: Face, in box: Box, anchor: Double = 0) {
    let hasArticle = words.count > 1 && ["THE", "A", "AN"].contains(words[0])
    let article = hasArticle ? [(words[0], Self.article)] : []
    var face = face
    var broken: [(text: String, share: Double)] = []
    bounds = box
    for count in 1...Self.mostLines {
      let texts = Self.lines(Array(words.dropFirst(article.count)), count: count)
      let all = article + texts.map { ($0, 1) }
      let depth = all.reduce(-Self.leading) { $0 + $1.1 + Self.leading }
      face.width = Self.widths.lowerBound
      let extent = texts.map(face.width).max() ?? 1
      let height = min(Self.largest, box.height / depth, box.width / extent)
      guard height > self.height else { continue }
      (self.height, broken) = (height, all)
      bounds.top = box.top + (box.height - depth * height) * anchor
      bounds.bottom = bounds.top + depth * height
    }
    let widths = broken.map { face.width(filling: box.width / height / $0.share, with: $0.text) }
    face.width = min(widths.min() ?? 0, Self.widths.upperBound)
    lines = broken.map(\.text)
    var corner = Point(box.left, bounds.top)
    for (text, share) in broken {
      path.outlines += face.path(of: text, height: height * share).map { $0 + corner }.outlines
      corner.y += height * (share + Self.leading)
    }
  }

  /// Breaks words into at most `count` lines, with the longest line as short as possible.
  private static func lines(_ words: [String], count: Int) -> [String] {
    let whole = words.joined(separator: " ")
    for limit in (words.map(\.count).max() ?? 0)..<max(whole.count, 1) {
      let lines = words.reduce(into: [String]()) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= limit {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(word)
        }
      }
      if lines.count <= count { return lines }
    }
    return [whole]
  }

  /// The height of an article and the space between lines, as fractions of the letters' height.
  private static let (article, leading) = (0.5, 0.18)
  private static let (mostLines, largest) = (6, 36.0)
  /// The possible widths of letters.
  private static let widths = 0.37...0.85
}
