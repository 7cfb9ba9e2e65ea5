/// A title in lines, as large as a box allows.
struct TitleLayout: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var text: String
    var origin: Point
    var height: Double
  }

  var lines: [Line]
  var face: Face
  /// The letters' height, except that of a small first word.
  var height: Double

  /// The space that the lines take.
  var bounds: Box? { path.bounds }

  /// The letters.
  var path: Path {
    Path(
      joining: lines.map {
        face.path(of: $0.text, height: $0.height).moved(by: $0.origin)
      })
  }

  enum Alignment: Hashable, Sendable { case left, centre, right }

  /// Sets a title, its first line at the top of a box.
  ///
  /// Of all ways to break it, the one with the largest letters is taken. A leading article stands
  /// small in a line of its own.
  ///
  /// - Parameters:
  ///   - words: The title in the signs of ``Capitals``.
  ///   - face: The lettering; its width changes between narrow and wide to fill the box.
  ///   - box: What no letter leaves.
  ///   - alignment: Where short lines stand.
  init(_ words: [String], face: Face, in box: Box, alignment: Alignment) {
    let hasArticle = words.count > 1 && Self.articles.contains(words[0])
    let main = Array(words.dropFirst(hasArticle ? 1 : 0))
    let articleShare = hasArticle ? Self.articleHeight + Self.leading : 0
    let settings = (1...Self.mostLines).map { count in
      Self.setting(
        Self.lines(main, count: count), face: face, extent: box.width,
        depth: box.height, extraLines: articleShare)
    }
    let best =
      settings.enumerated().max { ($0.element.height, $1.offset) < ($1.element.height, $0.offset) }?
      .element ?? (lines: [], face: face, height: 0)
    self.face = best.face
    height = best.height
    lines = []
    var top = box.top
    func place(_ text: String, height: Double) {
      let slack = box.width - best.face.width(of: text) * height
      let left: Double =
        switch alignment {
        case .left: box.left
        case .centre: box.left + slack / 2
        case .right: box.left + slack
        }
      lines.append(Line(text: text, origin: Point(left, top), height: height))
      top += height + Self.leading * best.height
    }
    if hasArticle { place(words[0], height: height * Self.articleHeight) }
    for line in best.lines { place(line, height: height) }
  }

  /// Sets one line of small letters.
  init(line: String, face: Face, height: Double, in box: Box) {
    let wanted = face.width(of: line) * height
    let scale = min(1, box.width / max(wanted, 1))
    self.face = face
    self.height = height * scale
    let left = box.left + (box.width - wanted * scale) / 2
    lines = [
      Line(text: line, origin: Point(left, box.bottom - self.height), height: self.height)
    ]
  }

  private typealias Setting = (lines: [String], face: Face, height: Double)

  /// The largest letters for some lines.
  private static func setting(
    _ lines: [String], face: Face, extent: Double, depth: Double, extraLines: Double
  ) -> Setting {
    let count = Double(lines.count)
    let letters = lines.map(\.count).max() ?? 1
    let tallest = letters <= 2 ? largest * 1.6 : largest
    let byDepth = min(tallest, depth / (count + (count - 1) * leading + extraLines))
    var narrow = face
    narrow.width = max(face.width * 0.8, face.weight * 2.2)
    func byExtent(_ face: Face) -> Double {
      extent / (lines.map { face.width(of: $0) }.max() ?? 1)
    }
    if byExtent(narrow) < comfortable { narrow.width = max(0.3, face.weight * 2.2) }
    let height = min(byDepth, byExtent(narrow))
    let wide = lines.map { face.filling(extent / height, with: $0).width }.min() ?? face.width
    var chosen = face
    chosen.width = min(max(wide, narrow.width), face.width * 1.45)
    return (lines, chosen, height)
  }

  /// The words in at most so many lines, the longest of which is as short as possible.
  private static func lines(_ words: [String], count: Int) -> [String] {
    let longest = words.map(\.count).max() ?? 0
    let whole = words.reduce(0) { $0 + $1.count + 1 }
    for limit in longest...max(longest, whole) {
      let lines = words.reduce(into: [String]()) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= limit {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(word)
        }
      }
      if lines.count <= count { return lines }
    }
    return [words.joined(separator: " ")]
  }

  private static let articles: Set<String> = ["THE", "A", "AN"]
  private static let articleHeight = 0.5
  private static let mostLines = 6
  /// The space between two lines, as a part of the letters' height.
  private static let leading = 0.2
  /// The largest height of letters, and the one from which they are easily read when small.
  private static let largest = 23.0
  private static let comfortable = 10.6
}
