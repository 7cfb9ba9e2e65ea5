import MoviesCore
import SafeText
import TerminalUI

/// A view of the line at the top of the library's page: its tabs, and facts about the selected one.
struct LibraryTabs {
  var theme: Theme
  var keymap: Keymap

  private static let gap = 3

  /// Draws the line.
  ///
  /// If not all tabs fit, those around the selected one are drawn.
  func draw(
    _ library: LibraryProps, _ props: BrowseProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let labels = library.tabs.map(\.label)
    let selected = library.tabs.firstIndex { $0.tab == library.selected } ?? 0
    let least = labels.indices.contains(selected) ? labels[selected].cellWidth : 0
    // The signs for further tabs take some of the width.
    let room = area.width - 6
    let texts = loading(props) ?? LibraryWording.facts(library, props.header, keymap)
    let facts = texts.first { least + 2 * Self.gap + $0.cellWidth <= room } ?? ""
    let end = area.column + area.width - 2 - facts.cellWidth
    canvas.write(facts, at: Point(column: end, row: area.row), style: theme.dim)
    let range = Self.visible(labels, around: selected, in: end - Self.gap - 2)
    var column = area.column + 2
    if range.lowerBound > 0 {
      column += canvas.write("… ", at: area.point(column), style: theme.dim)
    }
    for index in range {
      let isSelected = index == selected
      let width = canvas.write(
        labels[index], at: area.point(column), style: isSelected ? theme.strong : theme.dim,
        width: max(0, end - Self.gap - column))
      let rect = Rect(column: column, row: area.row, columns: width, rows: 1)
      let turning = LibraryPageAction.tabChosen(library.tabs[index].tab)
      metrics.hitAreas.append(HitArea(rect: rect, target: .choice(HitArea.Choice(turning))))
      column += width + Self.gap
    }
    if range.upperBound < labels.count {
      canvas.write("…", at: area.point(min(column, end - Self.gap)), style: theme.dim)
    }
  }

  /// Returns the progress of a look-up, and how to stop it; `nil` if none is running.
  private func loading(_ props: BrowseProps) -> [String]? {
    guard case .loading(let loading, _) = props.status, case .facts = loading else { return nil }
    let cancel = "\(keymap.name(of: .back)) \(ScreenWording.cancel)"
    return ["\(loading.words)  \(cancel)", loading.words]
  }

  /// Returns the tabs that fit next to each other, with the selected one among them.
  private static func visible(
    _ labels: [String], around selected: Int, in room: Int
  ) -> Range<Int> {
    guard labels.indices.contains(selected) else { return 0..<0 }
    var range = selected..<selected + 1
    func width(_ range: Range<Int>) -> Int {
      labels[range].reduce(0) { $0 + $1.cellWidth + gap } + 4
    }
    while true {
      let before = max(0, range.lowerBound - 1)..<range.upperBound
      let after = range.lowerBound..<min(labels.count, range.upperBound + 1)
      if before != range, width(before) <= room {
        range = before
      } else if after != range, width(after) <= room {
        range = after
      } else {
        return range
      }
    }
  }
}

extension Rect {
  fileprivate func point(_ column: Int) -> Point { Point(column: column, row: row) }
}

extension LibraryProps.Tab {
  /// The name of the list, and its number of titles.
  fileprivate var label: String {
    // The name of a step already includes the number of titles.
    if case .step = tab { return tab.name }
    return ([tab.name] + [count.map(\.grouped)].compactMap(\.self)).joined(separator: " ")
  }
}
