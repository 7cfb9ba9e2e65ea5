import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A table of a comparison as lines of text: the labels at the left, and a column for each title.
struct ComparisonTable {
  var theme: Theme
  var columns: ComparisonColumns
  /// The index of the first shown title among all that are compared, from 0.
  var first = 0

  /// Returns the name of a title, as lines of its column.
  func heading(_ title: String) -> [String] {
    let lines = title.wrapped(toCells: columns.textWidth)
    guard lines.count > Self.headingLines else { return lines }
    let last = lines[(Self.headingLines - 1)...].joined(separator: " ")
    return lines.prefix(Self.headingLines - 1) + [last.clipped(toCells: columns.textWidth)]
  }

  /// Returns the names of titles, in their columns.
  func lines(headings titles: [String]) -> [StyledLine] {
    let names = titles.map { StyledLine($0, theme.strong) }
    return line(label: "", cells: names)
  }

  /// Returns the problems of titles, in their columns; empty if there are none.
  func lines(problems: [String?]) -> [StyledLine] {
    guard problems.contains(where: { $0 != nil }) else { return [] }
    return line(label: "", cells: problems.map { StyledLine($0 ?? "", theme.warning) })
      + [StyledLine()]
  }

  /// Returns the rows, with an empty line between groups.
  func lines(_ groups: [Comparison.Group]) -> [StyledLine] {
    Array(groups.map(lines).joined(separator: [StyledLine()]))
  }

  /// The maximum number of lines of a title's name; a longer name is cut.
  private static let headingLines = 2
  private static let scoreWidth = 5
  private static let longestBar = 25
}

extension ComparisonTable {
  private func lines(_ group: Comparison.Group) -> [StyledLine] {
    group.rows.flatMap { row in
      line(
        label: row.label,
        cells: row.values.enumerated().map { column, value in
          cell(value, of: row, column: first + column)
        })
    } + lines(inCommon: group.inCommon)
  }

  /// Returns the people whom all titles share, across the columns and below an empty line.
  private func lines(inCommon people: [CommonNames.Person]) -> [StyledLine] {
    guard !people.isEmpty else { return [] }
    let start = columns.start(of: 0)
    var text = StyledLine()
    for (number, person) in people.enumerated() {
      let name = person.name
      let door = SeenDoor(.person(name), at: DoorPlace(.common, number))
      let rest = " (\(person.parts))" + (number < people.count - 1 ? ", " : "")
      text.spans.append(.init(text: name, style: theme.text, door: door))
      text.spans.append(.init(text: rest, style: theme.text))
    }
    let lines = text.wrapped(toCells: max(8, columns.width - start))
    return [StyledLine()]
      + lines.enumerated().map { index, line in
        label(index == 0 ? "In common" : "").padded(toCells: start) + line
      }
  }

  /// Returns cells next to each other, each wrapped in its column.
  private func line(label text: String, cells: [StyledLine]) -> [StyledLine] {
    let cells = cells.map { $0.wrapped(toCells: columns.textWidth) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { row in
      var line = label(row == 0 ? text : "")
      for (index, cell) in cells.enumerated() where row < cell.count {
        line = line.padded(toCells: columns.start(of: index)) + cell[row]
      }
      return line
    }
  }

  private func label(_ text: String) -> StyledLine {
    StyledLine(text.clipped(toCells: columns.labelWidth), theme.dim)
  }

  /// Returns the text of a value: bright where the titles differ, dim where they agree.
  private func cell(
    _ value: Comparison.Value, of row: Comparison.Row, column: Int
  ) -> StyledLine {
    let style = row.agrees ? theme.dim : theme.text
    return switch value {
    case .unknown: StyledLine("–", theme.rule)
    case .awaited: StyledLine("…", theme.dim)
    case .text(let text): StyledLine(text, style)
    case .years(let years):
      StyledLine([years.written], of: row.part, column: column, comma: style) { _ in style }
    case .names(let names):
      StyledLine(names.map(\.text), of: row.part, column: column, comma: theme.dim) { number in
        names[number].isShared ? theme.dim : theme.text
      }
    case .rating(let rating): bar(rating, agrees: row.agrees)
    }
  }

  /// Returns a rating as a bar, on the scale that all columns and rows share.
  private func bar(_ rating: Rating, agrees: Bool) -> StyledLine {
    let room = max(0, columns.textWidth - Self.scoreWidth)
    let bar = Bar(score: rating.score, cells: min(Self.longestBar, room))
    let score = rating.written.padded(fromLeftToCells: Self.scoreWidth)
    return StyledLine([
      .init(text: bar.filled, style: theme.accent), .init(text: bar.empty, style: theme.rule),
      .init(text: score, style: agrees ? theme.dim : theme.strong),
    ])
  }
}
