import Foundation
import TerminalUI

/// A program with only a screen, for tests in a real terminal.
///
/// It shows a list that the arrows move, and the last input; see `Probe` for its keys. Given a
/// file, it shows the file's lines instead.
let probe = Probe(arguments: CommandLine.arguments)
probe.run()
