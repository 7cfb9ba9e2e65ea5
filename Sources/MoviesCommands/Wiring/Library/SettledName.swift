import ArgumentParser
import SafeText
import Titles

/// The user's word on which title an open name means: `3=tt0078748`, or `3=alien`.
struct SettledName {
  let number: Int
  /// The title, as other commands take it.
  let title: String

  /// Reads it from the command line.
  ///
  /// - Throws: A `ValidationError` that says what is expected.
  init(reading argument: String) throws {
    let sides = argument.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let number = Int(sides[0], in: 1...Int.max), sides[1].hasSubstance
    else {
      throw ValidationError("expected a name's number and its title, such as 3=tt0078748.")
    }
    self.number = number
    title = String(sides[1])
  }
}
