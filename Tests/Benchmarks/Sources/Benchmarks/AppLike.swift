import Redux

/// A state shaped like that of a program: eight slices, each with its own actions.
struct AppLike: Sendable {
  struct Slice: Sendable {
    var text = "some text that is too long to be stored inline"
    var list = [1, 2, 3]
    var count = 0
  }

  var search = Slice()
  var movies = Movies()
  var detail = Slice()
  var loading = Slice()
  var errors = Slice()
  var screen = Slice()
  var library = Slice()
  var settings = Slice()
}

struct Movies: Sendable {
  struct Movie: Sendable, Equatable {
    var title: String
    var isSeen = false
  }

  var list = (0..<10_000).map { Movie(title: "A film with a title of some length, number \($0)") }
  var selection = 0
}

enum SearchAction: Action { case counted }
enum MoviesAction: Action { case selected(Int), toggled(Int) }
enum DetailAction: Action { case counted }
enum LoadingAction: Action { case counted }
enum ErrorsAction: Action { case counted }
enum ScreenAction: Action { case counted }
enum LibraryAction: Action { case counted }
enum SettingsAction: Action { case counted }

private func reduceMovies(_ movies: inout Movies, _ action: MoviesAction) {
  switch action {
  case .selected(let index): movies.selection = index
  case .toggled(let index): movies.list[index].isSeen.toggle()
  }
}

/// A root written by hand: each slice's actions are picked out with `matching`.
let routedRoot: Reducer<AppLike> = { state, action in
  if action.matching(SearchAction.self) != nil {
    state.search.count &+= 1
  } else if let action = action.matching(MoviesAction.self) {
    reduceMovies(&state.movies, action)
  } else if action.matching(DetailAction.self) != nil {
    state.detail.count &+= 1
  } else if action.matching(LoadingAction.self) != nil {
    state.loading.count &+= 1
  } else if action.matching(ErrorsAction.self) != nil {
    state.errors.count &+= 1
  } else if action.matching(ScreenAction.self) != nil {
    state.screen.count &+= 1
  } else if action.matching(LibraryAction.self) != nil {
    state.library.count &+= 1
  } else if action.matching(SettingsAction.self) != nil {
    state.settings.count &+= 1
  }
}

/// The same root, combined from scopes.
let scopedRoot: Reducer<AppLike> = combine(
  scope(\AppLike.search, SearchAction.self) { slice, _ in slice.count &+= 1 },
  scope(\AppLike.movies, MoviesAction.self, reduceMovies),
  scope(\AppLike.detail, DetailAction.self) { slice, _ in slice.count &+= 1 },
  scope(\AppLike.loading, LoadingAction.self) { slice, _ in slice.count &+= 1 },
  scope(\AppLike.errors, ErrorsAction.self) { slice, _ in slice.count &+= 1 },
  scope(\AppLike.screen, ScreenAction.self) { slice, _ in slice.count &+= 1 },
  scope(\AppLike.library, LibraryAction.self) { slice, _ in slice.count &+= 1 },
  scope(\AppLike.settings, SettingsAction.self) { slice, _ in slice.count &+= 1 })
