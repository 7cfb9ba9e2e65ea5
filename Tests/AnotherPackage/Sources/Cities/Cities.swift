import Redux
import ReduxHTTP
import Transport

struct CitiesState: Equatable, Sendable {
  var text = ""
  var isSearching = false
  var cities: [String] = []
  var isOffline = false
}

enum CitiesAction: Action, Equatable {
  case typed(String)
  case found([String])
  case unreachable
}

let citiesReducer: Reducer<CitiesState> = { state, action in
  switch action.matching(CitiesAction.self) {
  case .typed(let text):
    state.text = text
    state.isSearching = true
    state.isOffline = false
  case .found(let cities):
    state.isSearching = false
    state.cities = cities
  case .unreachable:
    state.isSearching = false
    state.isOffline = true
  case nil: break
  }
}

/// A field that searches with every letter: each change is a separate action, and only the last
/// search counts.
@MainActor
struct SearchField {
  let store: Store<CitiesState>
  let service: ServiceURL
  let transport: any HTTPTransport

  func type(_ text: String) {
    store.dispatch(CitiesAction.typed(text))
    store.dispatch(
      HTTPFetch(
        service, query: [QueryItem(name: "name", value: text)], over: transport,
        id: "cities", scheduling: .latest
      ) { result, dispatch in
        let cities = try? result.get().decodeJSON([String].self)
        dispatch(cities.map(CitiesAction.found) ?? .unreachable)
      })
  }
}
