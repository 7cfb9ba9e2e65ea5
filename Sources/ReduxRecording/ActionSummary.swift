public import Redux

extension Action {
  /// The action in one line for people: its case and its payload, in few words.
  ///
  /// Uses reflection: meant for looking at, not for every dispatch.
  public var summary: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else {
      return "\(type(of: self))(\(ReduxRecording.summary(of: self)))"
    }
    return ReduxRecording.summary(of: self)
  }
}
