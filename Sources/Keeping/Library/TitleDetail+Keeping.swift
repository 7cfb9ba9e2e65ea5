public import Titles

extension TitleDetail {
  /// The facts that are true beyond this run of the program: the demo's posters are not there
  /// later.
  ///
  /// - Parameter source: Who gave the facts.
  /// - Returns: What the library may keep.
  public func keepable(from source: DataSource) -> TitleDetail {
    guard case .demo = source else { return self }
    var title = self
    title.poster = nil
    return title
  }
}
