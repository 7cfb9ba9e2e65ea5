import MoviesCore
import TerminalUI
import Titles

/// A view of the details of the selected title, with the scroll offset of the state.
struct DetailView {
  var theme: Theme
  var keymap: Keymap
  /// The focused pane.
  var pane: Pane
  var source: DataSource
  /// The time that the daily limit probably lasts.
  var limitWait: LimitWait?
  var pictures = PictureSupply.none

  func draw(
    _ props: DetailProps?, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    metrics[.details].rows = area.height
    metrics.hitAreas.append(HitArea(rect: area, target: .pane(.details)))
    guard let props, area.width > 0 else { return }
    let place = props.poster.flatMap { _ in PosterPlace(in: area.size) }
    let text = area.split(leftColumns: place?.columns ?? 0).right
    let above = place?.lines ?? 0
    let lines = document(of: props, width: text.width).lines
    let limit = max(0, above + lines.count - area.height)
    metrics[.details].scrollLimit = limit
    let scroll = min(props.scroll, limit)
    if let poster = props.poster, let place {
      let picture = PosterView(pictures: pictures).canvas(poster, box: place.box)
      canvas.place(picture, in: area, firstRow: place.side == .above ? scroll : 0)
    }
    metrics[.details].doors = lines.doors(below: above)
    let first = max(0, above - scroll)
    let chosen = pane == .details || pane == .about ? props.door : nil
    let shown = lines.dropFirst(max(0, scroll - above)).prefix(max(0, area.height - first))
    for (row, line) in shown.enumerated() {
      let start = Point(column: text.column, row: text.row + first + row)
      line.choosing(chosen, theme.selection.text)
        .write(at: start, width: text.width, to: &canvas)
      metrics.noteDoors(of: line, at: start, width: text.width, in: .details)
    }
    canvas.markMore(scroll: scroll, limit: limit, beside: area, style: theme.accent)
  }

  private func document(of props: DetailProps, width: Int) -> DetailDocument {
    if let detail = props.detail {
      var document = DetailDocument(
        detail, keeping: props.entry, files: props.files, isAwaited: props.isAwaited,
        needsKey: !source.hasPosters,
        theme: theme, width: width)
      if let origins = props.origins {
        document.add(sources: origins.ratingLines(of: detail, asking: source))
      }
      if let age = props.age { document.add(age: age) }
      document.add(similar: props.similar)
      if let person = props.person { document.add(person) }
      if let error = props.error { document.add(words(for: error)) }
      return document
    }
    if props.awaitsOpening {
      var document = DetailDocument(props.row, theme: theme, width: width)
      document.add(note: ScreenWording.unopened(keymap, in: pane))
      return document
    }
    guard let error = props.error else {
      return DetailDocument(loading: props.row, theme: theme, width: width)
    }
    var document = DetailDocument(props.row, theme: theme, width: width)
    if let files = props.files { document.add(files) }
    document.add(words(for: error))
    return document
  }

  private func words(for error: CatalogueError) -> ErrorWording {
    var remedies = Remedies(keymap, in: pane)
    remedies.limitWait = limitWait
    return ErrorWording(error, query: nil, source: source, remedies: remedies)
  }
}
