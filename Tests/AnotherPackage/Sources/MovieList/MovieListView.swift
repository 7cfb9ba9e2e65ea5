import Redux
import SafeText
import TerminalUI

/// All that the view knows: what it shows, and what it may ask for.
@MainActor
struct MovieListProps {
  let rows: [(poster: String, title: String)]
  let isLoading: Bool
  let onAppear: () -> Void

  /// Picks out of the state what the list shows; titles come from outside, and are made harmless.
  init(_ state: AppState, dispatch: @escaping Dispatch) {
    rows = state.movies.list.map { ($0.poster ?? "▒", Sanitizer.line($0.title)) }
    isLoading = state.movies.isLoading
    onAppear = { dispatch(MoviesAction.getMovies("batman")) }
  }
}

/// A title bar, and a line for each movie: its poster, or what holds the place of it, and its title.
@MainActor
struct MovieListView {
  let props: MovieListProps

  func appear() { props.onAppear() }

  func draw(in canvas: inout Canvas) {
    canvas.write(
      props.isLoading ? "Movies …" : "Movies", at: .zero, style: Style(attributes: .bold))
    for (index, row) in props.rows.enumerated() {
      let line = Point(column: 0, row: index + 1)
      canvas.write("\(row.poster) \(row.title)", at: line, width: canvas.size.columns)
    }
  }
}
