import Titles
import Transport

extension CatalogueError {
  /// Converts the error of a request that brought no complete reply.
  init(_ error: TransportError) {
    self =
      switch error {
      case .invalidURL(let reason): .invalidAddress(reason: reason)
      case .cannotResolve(let host): .cannotResolve(host: host)
      case .cannotConnect(let host): .cannotConnect(host: host)
      case .tls(let reason): .insecure(reason: reason)
      case .timedOut(let milliseconds): .timedOut(milliseconds: milliseconds)
      case .tooSlow: .tooSlow
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .connectionLost(let reason): .connectionLost(reason: reason)
      case .cancelled: .cancelled
      case .failed(let reason): .failed(reason: reason)
      }
  }
}
