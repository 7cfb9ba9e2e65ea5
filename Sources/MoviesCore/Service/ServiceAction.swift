public import Redux

/// What becomes known of the service that titles come from.
public enum ServiceAction: Action, Codable, Hashable {
  /// Requests have been counted, in this session or another one.
  case counted(RequestCount)
  /// The service cannot be reached, or must not be asked.
  case wentOffline
  /// The service has answered again.
  case cameBack
}
