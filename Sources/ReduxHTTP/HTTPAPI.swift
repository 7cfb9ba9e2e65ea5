public import Transport

/// A service that is asked over HTTP.
///
/// Each is a type of its own, so that several live side by side in one store and a request goes to the
/// one that it is made for:
///
/// ```swift
/// struct MovieAPI: HTTPAPI { let service: HTTPService }
///
/// let store = Store(
///   initialState: AppState(), reducer: appReducer,
///   middlewares: [
///     requestMiddleware(AppState.self, MovieAPI(service: movies)),
///     requestMiddleware(AppState.self, WeatherAPI(service: weather)),
///   ])
/// ```
public protocol HTTPAPI: Sendable {
  /// Where it lives, and what carries requests there.
  var service: HTTPService { get }
}
