import Redux
import ReduxTesting
import TerminalUI
import Testing

@testable import MovieList

private struct Shelf: MovieService {
  struct Closed: Error {}

  var isOpen = true
  var titles = ["Batman", "Batman\u{1B}[2J Returns"]

  func movies(matching words: String) async throws -> [String] {
    guard isOpen else { throw Closed() }
    return titles.filter { $0.lowercased().contains(words) }
  }

  func poster(of title: String) async -> String? { title == "Batman" ? "◉" : nil }
}

@Suite("Redux with middlewares: a list of movies", .timeLimit(.minutes(5)))
@MainActor
struct MovieListTests {
  private func screen(_ state: MovieList.AppState) -> String {
    var canvas = Canvas(size: TerminalSize(columns: 20, rows: 3))
    MovieListView(props: MovieListProps(state) { _ in }).draw(in: &canvas)
    return canvas.plainText
  }

  @Test("The list is fetched when it appears, and posters come after it, one by one")
  func appearing() async {
    let store = Store(
      initialState: MovieList.AppState(), reducer: MovieList.appReducer,
      middlewares: [moviesMiddleware(Shelf())])
    var drawn: [String] = []
    let drawing = store.subscribe(to: \.self) { drawn.append(screen($0)) }
    MovieListView(props: MovieListProps(store.state, dispatch: store.dispatch)).appear()
    await store.effects.idle()
    drawing.cancel()
    #expect(
      drawn == [
        "Movies\n\n\n",
        "Movies …\n\n\n",
        "Movies\n▒ Batman\n▒ Batman Returns\n",
        "Movies\n◉ Batman\n▒ Batman Returns\n",
      ])
    #expect(store.state.visits == 1)
  }

  @Test("Where the service fails, nothing goes on loading")
  func failing() async {
    let store = TestStore(
      initialState: MovieList.AppState(), reducer: MovieList.appReducer,
      middlewares: [moviesMiddleware(Shelf(isOpen: false))])
    store.send(MoviesAction.getMovies("batman")) {
      $0.movies.isLoading = true
      $0.visits = 1
    }
    await store.receive(MoviesAction.notFound) { $0.movies.isLoading = false }
    await store.finish()
  }
}
