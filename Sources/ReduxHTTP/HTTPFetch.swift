public import HTTPTypes
public import Redux
public import Transport

/// Sends a request to an address in the background, and hands the result to a completion.
///
/// ```swift
/// store.dispatch(
///   HTTPFetch(
///     cities, query: [QueryItem(name: "q", value: text)], over: transport,
///     id: "cities", scheduling: .latest
///   ) { result, dispatch in
///     dispatch(CitiesAction.answered(result))
///   })
/// ```
///
/// It is meant for requests made in a single place. For an API, prefer an ``APIRequest``, which is
/// a type, decodes the reply, and can be recorded.
public struct HTTPFetch<State: Sendable>: AsyncAction {
  /// Receives the reply, whatever its status, or the error; also receives the store's dispatch.
  public typealias Completion =
    @MainActor (Result<TransportReply, TransportError>, Dispatch) -> Void

  public let id: EffectID?
  public let scheduling: EffectScheduling
  private let request: HTTPRequest
  private let body: [UInt8]
  private let transport: any HTTPTransport
  private let completion: Completion

  /// Makes the action from a request.
  ///
  /// - Parameters:
  ///   - request: Method, absolute address and header fields.
  ///   - body: The request's body; empty for none.
  ///   - transport: The transport that sends the request.
  ///   - id: The id by which the action can be replaced or cancelled.
  ///   - scheduling: When the request is sent, and which earlier ones it replaces.
  ///   - completion: Receives the outcome. Not called if the action was cancelled.
  public init(
    _ request: HTTPRequest, body: [UInt8] = [], over transport: any HTTPTransport,
    id: EffectID? = nil, scheduling: EffectScheduling = .concurrent,
    completion: @escaping Completion
  ) {
    self.request = request
    self.body = body
    self.transport = transport
    self.id = id
    self.scheduling = scheduling
    self.completion = completion
  }

  /// Makes the action that sends a GET request to an address.
  ///
  /// - Parameters:
  ///   - url: The address, without a query.
  ///   - query: The query, in order, as plain text.
  ///   - transport: The transport that sends the request.
  ///   - id: The id by which the action can be replaced or cancelled.
  ///   - scheduling: When the request is sent, and which earlier ones it replaces.
  ///   - completion: Receives the outcome. Not called if the action was cancelled.
  public init(
    _ url: ServiceURL, query: [QueryItem] = [], over transport: any HTTPTransport,
    id: EffectID? = nil, scheduling: EffectScheduling = .concurrent,
    completion: @escaping Completion
  ) {
    self.init(
      url.request(query: query), over: transport, id: id, scheduling: scheduling,
      completion: completion)
  }

  public func execute(_ context: StoreContext<State>) async {
    let result = await outcome()
    guard !Task.isCancelled else { return }
    completion(result, context.dispatch)
  }

  private func outcome() async -> Result<TransportReply, TransportError> {
    do throws(TransportError) {
      return .success(try await transport.send(request, body: body))
    } catch {
      return .failure(error)
    }
  }
}
