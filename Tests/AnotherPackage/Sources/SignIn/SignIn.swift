import HTTPTypes
import Redux
import ReduxHTTP
import Transport

/// The server, as requests know it.
struct AccountAPI: HTTPAPI {
  let service: HTTPService
}

struct Credentials: Encodable, Sendable {
  var user: String
  var password: String
}

/// An endpoint: created with its parameters, and simply dispatched.
struct SignIn: APIRequest {
  typealias Service = AccountAPI

  struct Response: Decodable { let name: String }

  let credentials: Credentials

  var resource: String { "session" }
  var method: HTTPRequest.Method { .post }
  var json: JSONBody? { JSONBody(credentials) }
  var expectedStatus: Range<Int> { 201..<202 }
  var id: EffectID? { "session" }
  var scheduling: EffectScheduling { .latest }

  func onSuccess(_ account: Response) -> [any Action] { [SessionAction.signedIn(account.name)] }
  func onFailure(_ error: APIError) -> [any Action] { [SessionAction.refused(error)] }
}
