import CTerminal

extension Screen: WatchedTerminal {
  public func read() -> Received {
    Received { ct_read($0, $1) }
  }
}
