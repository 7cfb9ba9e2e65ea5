import MoviesUI
import SafeText
import Storage

extension IMDbImportMeter {
  /// Returns the lines of the display, clipped to the width of the terminal.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - isUnicode: Whether the terminal shows more than ASCII.
  /// - Returns: A line for each file, and lines for the later stages and about ^C.
  func lines(columns: Int, isUnicode: Bool) -> [String] {
    let width = dumps.map(\.rawValue.cellWidth).max() ?? 0
    let bar = { (pace: Pace) in pace.bar(isUnicode: isUnicode) }
    var lines = dumps.map { dump in
      "  \(dump.rawValue.padded(toCells: width))   \(words(for: dump, bar: bar))"
    }
    if let writing {
      lines.append("  \("writing".padded(toCells: width))   \(bar(writing))\(writing.titleWords)")
    }
    if isFinishing { lines.append("  finishing") }
    lines.append("  ^C stops; the same command goes on where it stopped")
    return lines.map { $0.clipped(toCells: columns - 1) }
  }

  /// The current work in one line, for a file or a log.
  var line: String {
    if isFinishing { return "finishing" }
    if let writing { return "writing:\(writing.titleWords.separated)" }
    let active = dumps.filter { [.downloading, .reading].contains(rows[$0]?.phase) }
    return active.map { "\($0.rawValue):\(words(for: $0, bar: { _ in "" }).separated)" }
      .joined(separator: "; ")
  }

  private func words(for dump: IMDbDump, bar: (Pace) -> String) -> String {
    guard let row = rows[dump] else { return "" }
    switch row.phase {
    case .waiting: return "waiting"
    case .downloading: return bar(row.pace) + row.pace.byteWords
    case .downloaded: return "downloaded   \(row.size.asMegabytes)"
    case .reading: return bar(row.pace) + row.pace.lineWords
    case .done: return "done   \(row.lines.grouped)"
    }
  }
}

extension Pace {
  private static let barWidth = 40

  fileprivate func bar(isUnicode: Bool) -> String {
    let full = Int(share * Double(Self.barWidth))
    let (on, off) = isUnicode ? ("━", "─") : ("#", "-")
    return String(repeating: on, count: full)
      + String(repeating: off, count: Self.barWidth - full)
  }

  fileprivate var byteWords: String {
    words(
      of: total.map { "\(done.asMegabytes) of \($0.asMegabytes)" } ?? done.asMegabytes,
      rate: rate.map { "\($0.asMegabytes) a second" })
  }

  fileprivate var lineWords: String {
    words(
      of: (expectedLines.map { $0.count(lines) } ?? lines.grouped) + " lines",
      rate: lineRate.map { "\($0.rounded.grouped) a second" })
  }

  fileprivate var titleWords: String {
    words(of: (total.map { $0.count(done) } ?? done.grouped) + " titles", rate: nil)
  }

  private func words(of count: String, rate: String?) -> String {
    let parts = [
      percent.map { "\($0) %".padded(fromLeftToCells: 5) }, count, rate,
      secondsLeft.map { "\($0.asTime) left" },
    ]
    return parts.compactMap(\.self).map { "  \($0)" }.joined(separator: " ")
  }
}

extension Int {
  /// Describes how much of this number is done: `9.0 of 11.6 M`, or `812 of 2,400`.
  fileprivate func count(_ done: Int) -> String {
    guard self >= 1_000_000 else { return "\(done.grouped) of \(grouped)" }
    return "\(done.millions) of \(millions) M"
  }

  private var millions: String {
    let tenths = (self + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The number with the digits that matter for a rate; from 10,000 on, in whole thousands.
  fileprivate var rounded: Int { self < 10_000 ? self : self / 1_000 * 1_000 }

  /// This number of seconds as a time: `14 s`, `3 min 5 s`, `1 h 2 min`.
  var asTime: String {
    guard self >= 60 else { return "\(self) s" }
    let seconds = self % 60
    guard self < 3_600, seconds > 0 else { return (self / 60).asHoursAndMinutes }
    return "\((self / 60).asHoursAndMinutes) \(seconds) s"
  }
}

extension String {
  /// The words with commas instead of wide gaps.
  fileprivate var separated: String {
    let parts = split(separator: "  ").map { $0.drop(while: \.isWhitespace) }
    return " " + parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
