public import Transport

/// A service that is reached over HTTP.
///
/// Each service is a separate type, so that several can share one store and a request goes to the
/// one it is made for:
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
  /// The service's address, and the transport that leads there.
  var service: HTTPService { get }
}
