public import MoviesCore
public import TerminalUI

extension TerminalSize {
  /// The size as the state stores it.
  public init(_ size: ScreenSize) {
    self.init(columns: size.columns, rows: size.rows)
  }
}
