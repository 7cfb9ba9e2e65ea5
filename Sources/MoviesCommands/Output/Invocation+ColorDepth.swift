import MoviesSession
import MoviesUI
import SafeText
import TerminalUI

extension Invocation {
  /// Returns the colour depth of the terminal, according to the environment.
  ///
  /// - Parameter limit: The greatest colour depth to use.
  /// - Returns: The depth; `.mono` for an unknown terminal.
  func colorDepth(limit: ColorDepth) -> ColorDepth {
    let colors = variable("TERM").flatMap(TerminalFacts.colors(ofType:)) ?? 0
    let isDirect = ["truecolor", "24bit"].contains(variable("COLORTERM")?.lowercased())
    let depth = ColorDepth(colors: colors)
    return min(isDirect && depth >= .indexed256 ? .trueColor : depth, limit)
  }

  /// Returns the theme and colour depth for charts in the output; `.mono` if it is not a terminal.
  func look(_ settings: Settings) -> (theme: Theme.Name, depth: ColorDepth) {
    let depth = surroundings.terminals.output ? colorDepth(limit: settings.ui.depthLimit) : .mono
    return (settings.ui.theme.choice.name(on: .dark), depth)
  }

  /// Returns a chart in characters that the output can show.
  func bytes(ofChart text: String) -> [UInt8] {
    Array((surroundings.isUnicode ? text : text.transliterated).utf8)
  }
}
