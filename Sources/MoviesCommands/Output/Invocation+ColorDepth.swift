import MoviesSession
import MoviesUI
import SafeText
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

  /// The colours of charts in the output: none if it is not a terminal.
  func look(_ settings: Settings) -> (theme: Theme.Name, depth: ColorDepth) {
    let depth = surroundings.terminals.output ? colorDepth(limit: settings.ui.depthLimit) : .mono
    return (settings.ui.theme.choice.name(on: .dark), depth)
  }

  /// A chart in the characters that the output can show.
  func bytes(ofChart text: String) -> [UInt8] {
    Array((surroundings.isUnicode ? text : text.transliterated).utf8)
  }
}
