import Redux

/// The source of movies and their posters.
protocol MovieService: Sendable {
  func movies(matching words: String) async throws -> [String]
  func poster(of title: String) async -> String?
}

/// Answers the request for movies with the list, and then with a poster for each, as they arrive.
///
/// The effects belong to the middleware: actions, state and reducers know nothing of the service.
func moviesMiddleware(_ service: some MovieService) -> Middleware<AppState> {
  Middleware { context, next in
    let effects = EffectScheduler(clock: ContinuousClock(), tracker: context.effects)
    return { action in
      next(action)
      switch action.matching(MoviesAction.self) {
      case .getMovies(let words):
        effects.run(id: "movies", scheduling: .latest, name: "fetching movies") { effect in
          let titles = try? await service.movies(matching: words)
          let found = titles.map { MoviesAction.setMovies($0.map { Movie(title: $0) }) }
          context.limited(to: effect).dispatch(found ?? MoviesAction.notFound)
        }
      case .setMovies(let movies):
        for movie in movies {
          effects.run(id: "posters", name: "fetching a poster") { effect in
            guard let poster = await service.poster(of: movie.title) else { return }
            context.limited(to: effect).dispatch(MoviesAction.setPoster(poster, of: movie.title))
          }
        }
      case .notFound, .setPoster, nil:
        break
      }
    }
  }
}
