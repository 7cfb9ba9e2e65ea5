/// The scope of an update of IMDb's data.
public enum IMDbUpdateScope: Hashable, Sendable {
  /// New ratings for the present titles.
  case ratings
  /// A whole import.
  case everything

  /// The age beyond which an update imports everything, in seconds: seven days.
  static let wholeAge = 7 * 86_400

  /// Chooses the scope by the age of the last whole import.
  ///
  /// - Parameters:
  ///   - status: The present state.
  ///   - now: The present time, in seconds since 1970.
  ///   - isAllWanted: Whether to import everything, whatever the age of the data.
  public init(for status: IMDbStatus, now: Int, isAllWanted: Bool = false) {
    let isOld = now - status.imported > Self.wholeAge
    self = isAllWanted || isOld ? .everything : .ratings
  }
}
