import Redux
import SafeText
import TerminalUI

/// Everything the view knows: what it shows, and what it may request.
@MainActor
struct MovieListProps {
  let rows: [(poster: String, title: String)]
  let isLoading: Bool
  let onAppear: () -> Void

  /// Selects what the list shows from the state; titles come from outside and are sanitised.
  init(_ state: AppState, dispatch: @escaping Dispatch) {
    rows = state.movies.list.map { ($0.poster ?? "▒", Sanitizer.line($0.title)) }
    isLoading = state.movies.isLoading
    onAppear = { dispatch(MoviesAction.getMovies("batman")) }
  }
}

/// A title bar, and a line for each movie: its poster or a placeholder, and its title.
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
