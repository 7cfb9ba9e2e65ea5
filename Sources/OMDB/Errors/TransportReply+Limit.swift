import Titles
public import Transport

extension TransportReply {
  /// Whether OMDb says that the key's daily requests are used up.
  public var saysLimitReached: Bool {
    // OMDb says so with this status alone; other replies need not be parsed twice.
    guard status == 401 else { return false }
    do {
      _ = try ReplyReader.fields(of: self)
      return false
    } catch {
      return error == .limitReached
    }
  }
}
