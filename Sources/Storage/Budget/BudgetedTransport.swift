public import HTTPTypes
public import Transport

/// A transport that counts each request to a service, and sends none beyond the daily limit.
///
/// It belongs below anything that repeats requests, so that repetitions are counted. The ``Budget``
/// learns from the replies of the service, and only from them, whether it refuses requests.
public struct BudgetedTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let budget: Budget
  private let origin: Origin
  private let refusal: TransportReply
  private let isRefusal: @Sendable (TransportReply) -> Bool

  /// Wraps a transport.
  ///
  /// - Parameters:
  ///   - base: The transport that sends the requests.
  ///   - budget: The budget that counts the requests.
  ///   - origin: The service whose requests are counted; requests to others pass uncounted.
  ///   - refusal: The reply when the day's requests are used up, as the service itself would send
  ///     it.
  ///   - isRefusal: Returns whether a reply of the service says that its limit is reached.
  public init(
    _ base: any HTTPTransport, budget: Budget, for origin: Origin, refusal: TransportReply,
    isRefusal: @escaping @Sendable (TransportReply) -> Bool
  ) {
    self.base = base
    self.budget = budget
    self.origin = origin
    self.refusal = refusal
    self.isRefusal = isRefusal
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    guard Origin(of: request) == origin else {
      return try await base.send(request, body: body)
    }
    guard !Task.isCancelled else { throw .cancelled }
    guard await budget.take() else { return refusal }
    let reply = try await base.send(request, body: body)
    if isRefusal(reply) {
      await budget.noteRefusal()
    } else if reply.response.status.kind == .successful {
      await budget.noteAnswer()
    }
    return reply
  }
}
