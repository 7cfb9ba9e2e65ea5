extension Int {
  /// This many lines scrolled away, and then so many more, but none past a limit.
  ///
  /// The limit may have shrunk with the screen since: what is beyond it does not count.
  func scrolled(by lines: Int, limit: Int) -> Int {
    Swift.max(0, Swift.min(Swift.min(self, limit) + lines, limit))
  }
}
