public import Redux

extension Action {
  /// The action in one line for people: its case and what it carries, in few words.
  ///
  /// Made by reflection, and so for looking at, not for every dispatch.
  public var summary: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else {
      return "\(type(of: self))(\(ReduxRecording.summary(of: self)))"
    }
    return ReduxRecording.summary(of: self)
  }
}
