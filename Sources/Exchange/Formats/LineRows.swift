/// The lines of a text that name titles.
struct LineRows {
  private struct Start {
    var index: String.Index
    /// From 1.
    var line: Int
  }

  private let text: String
  private let target: ImportTarget
  private var starts: [Start] = []
  private(set) var keys: [ImportedRows.Key] = []

  init(_ text: String, into target: ImportTarget) {
    self.text = text
    self.target = target
    for line in TextLines(text) {
      guard let row = row(in: line) else { continue }
      starts.append(Start(index: line.text.startIndex, line: line.number))
      keys.append(ImportedRows.Key(row))
    }
  }

  private func row(in line: (number: Int, text: Substring)) -> ImportedRow? {
    guard var row = LineReading.row(String(line.text), line.number) else { return nil }
    row.go(to: target)
    return row
  }

  /// Reads a row again.
  func row(at index: Int) -> ImportedRow {
    let start = starts[index]
    let place = TextPlace(line: start.line, column: 1)
    var lines = TextLines(text[start.index...])
    return lines.next().flatMap { row(in: (start.line, $0.text)) }
      ?? ImportedRow(place: place, reference: keys[index].reference)
  }
}
