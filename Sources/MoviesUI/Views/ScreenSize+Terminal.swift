public import MoviesCore
public import TerminalUI

extension ScreenSize {
  /// The size of a terminal, as the state knows it.
  public init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}
