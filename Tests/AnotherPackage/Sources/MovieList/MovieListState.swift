import Redux

struct Movie: Equatable, Sendable {
  var title: String
  /// The poster; `nil` until it has arrived.
  var poster: String?
}

/// The root state, made of slices.
struct AppState: Equatable, Sendable {
  var movies = MoviesState()
  var visits = 0
}

struct MoviesState: Equatable, Sendable {
  var list: [Movie] = []
  var isLoading = false
}

enum MoviesAction: Action, Equatable {
  case getMovies(String)
  case setMovies([Movie])
  case notFound
  case setPoster(String, of: String)
}

/// Counts how often the list was opened: another slice that sees the same actions.
private let visitsReducer: Reducer<Int> = { visits, action in
  if case .getMovies = action.matching(MoviesAction.self) { visits += 1 }
}

let appReducer: Reducer<AppState> = combine(
  scope(\.movies, MoviesAction.self) { state, action in
    switch action {
    case .getMovies: state.isLoading = true
    case .setMovies(let movies): state = MoviesState(list: movies)
    case .notFound: state = MoviesState()
    case .setPoster(let poster, let title):
      guard let index = state.list.firstIndex(where: { $0.title == title }) else { return }
      state.list[index].poster = poster
    }
  },
  scope(\.visits, visitsReducer))
