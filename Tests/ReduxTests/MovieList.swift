import Redux

/// The usual example: a list that is fetched from a service.
struct MovieList: Equatable, Sendable {
  var movies: [String] = []
  var isLoading = false
  var error: String?
}

enum MoviesAction: Action, Equatable {
  case getMovies(String)
  case setMovies([String])
  case failed(String)
  case errorDismissed
}

let moviesReducer: Reducer<MovieList> = { state, action in
  switch action.matching(MoviesAction.self) {
  case .getMovies:
    state.isLoading = true
    state.error = nil
  case .setMovies(let movies):
    state.isLoading = false
    state.movies = movies
  case .failed(let message):
    state.isLoading = false
    state.error = message
  case .errorDismissed:
    state.error = nil
  case nil: break
  }
}

/// A root state with several slices.
struct Library: Equatable, Sendable {
  var list = MovieList()
  var counter = Counter()
}

let libraryReducer: Reducer<Library> = combine(
  scope(\.list, moviesReducer), scope(\.counter, counterReducer))

/// Where movies come from.
protocol MovieService: Sendable {
  func movies(matching query: String) async throws(MovieServiceError) -> [String]
}

enum MovieServiceError: Error {
  case offline
}

/// A service that knows a few films by heart.
struct FixedMovieService: MovieService {
  var films: [String] = ["Batman", "Batman Returns", "Superman"]
  var isOffline = false

  func movies(matching query: String) async throws(MovieServiceError) -> [String] {
    guard !isOffline else { throw .offline }
    return films.filter { $0.lowercased().contains(query) }
  }
}

/// Answers `getMovies` with what a service says: a middleware that closes over its service.
func moviesMiddleware(service: any MovieService) -> Middleware<MovieList> {
  Middleware { context, next in
    let scheduler = EffectScheduler(clock: ContinuousClock(), tracker: context.effects)
    return { action in
      next(action)
      guard case .getMovies(let query) = action.matching(MoviesAction.self) else { return }
      scheduler.run(id: "movies", scheduling: .latest, name: "fetching movies") { effect in
        let context = context.limited(to: effect)
        do {
          context.dispatch(MoviesAction.setMovies(try await service.movies(matching: query)))
        } catch {
          context.dispatch(MoviesAction.failed("The service cannot be reached."))
        }
      }
    }
  }
}
