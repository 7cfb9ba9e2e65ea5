public import Titles

extension TitleDetail {
  /// Returns the facts that stay valid after this run of the program: the demo's posters do not.
  ///
  /// - Parameter source: The source of the facts.
  /// - Returns: The facts that the library may store.
  public func keepable(from source: DataSource) -> TitleDetail {
    guard case .demo = source else { return self }
    var title = self
    title.poster = nil
    return title
  }
}
