import Titles
public import Transport

extension TransportReply {
  /// Whether OMDb says that the key's daily requests are used up.
  public var saysLimitReached: Bool {
    // It says so with this status alone; others need not be read twice.
    guard status == 401 else { return false }
    do {
      _ = try ReplyReader.fields(of: self)
      return false
    } catch {
      return error == .limitReached
    }
  }
}
