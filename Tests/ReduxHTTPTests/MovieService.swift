import HTTPTypes
import Redux
import ReduxHTTP
import TestSupport
import Transport

/// A small service: a searchable list of movies, and signing in.
struct ServiceState: Equatable, Sendable {
  var movies: [String] = []
  var user: String?
  var error: String?
  var inFlight: [Int] = []
}

/// The service as requests know it.
struct MovieAPI: HTTPAPI {
  let service: HTTPService

  init(_ address: String = "https://api.example.org/v1", over transport: StubTransport) throws {
    service = HTTPService(url: try ServiceURL(address), transport: transport)
  }
}

/// The life cycle of its requests.
typealias Lifecycle = RequestLifecycle<EffectID, APIError>

enum ServiceAction: Action, Equatable {
  case opened
  case setMovies([String])
  case counted(Int)
  case signedIn(String)
  case failed(APIError)
  case errorDismissed
}

let serviceReducer: Reducer<ServiceState> = { state, action in
  if let action = action.matching(ServiceAction.self) {
    switch action {
    case .setMovies(let movies): state.movies = movies
    case .opened, .counted: break
    case .signedIn(let user): state.user = user
    case .failed: state.error = "Something went wrong."
    case .errorDismissed: state.error = nil
    }
  } else if let action = action.matching(Lifecycle.self) {
    switch action {
    case .started(let ticket): state.inFlight.append(ticket.number)
    case .succeeded(let ticket), .failed(let ticket, _), .cancelled(let ticket):
      state.inFlight.removeAll { $0 == ticket.number }
    }
  }
}

/// Looks movies up; a success is two actions, in order.
struct GetMovies: APIRequest, Equatable {
  typealias Service = MovieAPI

  var words: String
  var scheduling = EffectScheduling.concurrent

  var resource: String { "movies" }
  var query: [QueryItem] { [QueryItem(name: "q", value: words)] }
  var id: EffectID? { "movies" }

  func onSuccess(_ response: [String]) -> [any Action] {
    [ServiceAction.setMovies(response), ServiceAction.counted(response.count)]
  }

  func onFailure(_ error: APIError) -> [any Action] { [ServiceAction.failed(error)] }
}

/// Signs in; created only with its parameters.
struct SignIn: APIRequest {
  typealias Service = MovieAPI

  struct Response: Decodable { let name: String }

  struct Credentials: Encodable { let user: String }

  let user: String

  var json: JSONBody? { JSONBody(Credentials(user: user)) }
  var resource: String { "/session" }
  var method: HTTPRequest.Method { .post }
  var headers: HTTPFields { [.acceptLanguage: "en"] }
  var expectedStatus: Range<Int> { 201..<202 }

  func onSuccess(_ response: Response) -> [any Action] { [ServiceAction.signedIn(response.name)] }
  func onFailure(_ error: APIError) -> [any Action] { [ServiceAction.failed(error)] }
}

/// Neither reads the reply nor responds to it.
struct Ping: APIRequest {
  typealias Service = MovieAPI
  typealias Response = NoContent

  var resource: String { "ping" }
}
