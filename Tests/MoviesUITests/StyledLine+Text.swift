@testable import MoviesUI

extension StyledLine {
  /// The line without its styles.
  var text: String { spans.map(\.text).joined() }
}
