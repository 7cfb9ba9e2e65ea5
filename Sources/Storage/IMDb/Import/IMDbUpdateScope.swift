/// How much of IMDb's data an update takes.
public enum IMDbUpdateScope: Hashable, Sendable {
  /// New ratings for the titles that are there.
  case ratings
  /// A whole import.
  case everything

  /// The age from which on the whole is imported, in seconds: seven days.
  static let wholeAge = 7 * 86_400

  /// Decides by the age of the last whole import.
  ///
  /// - Parameters:
  ///   - status: What is kept now.
  ///   - now: The present time, in seconds since 1970.
  ///   - isAllWanted: Whether everything is asked for, whatever its age.
  public init(for status: IMDbStatus, now: Int, isAllWanted: Bool = false) {
    let isOld = now - status.imported > Self.wholeAge
    self = isAllWanted || isOld ? .everything : .ratings
  }
}
