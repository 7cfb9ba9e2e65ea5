import ArgumentParser

/// The user's word on which title an open name means: `3=tt0078748`, or `3=alien`.
struct SettledName: ExpressibleByArgument {
  let number: Int
  /// The title, as other commands take it.
  let title: String

  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), let number = Int(argument[..<sign]), number > 0
    else { return nil }
    self.number = number
    title = String(argument[argument.index(after: sign)...])
    guard title.contains(where: { !$0.isWhitespace }) else { return nil }
  }
}
