import TerminalUI

extension Invocation {
  /// How many colours can be printed on the terminal, as far as its environment tells.
  ///
  /// - Parameter limit: The most colours to use.
  /// - Returns: The depth; `.mono` for an unknown terminal.
  func colorDepth(limit: ColorDepth) -> ColorDepth {
    let colors = variable("TERM").flatMap(TerminalFacts.colors(ofType:)) ?? 0
    let isDirect = ["truecolor", "24bit"].contains(variable("COLORTERM")?.lowercased())
    let depth = ColorDepth(colors: colors)
    return min(isDirect && depth >= .indexed256 ? .trueColor : depth, limit)
  }
}
