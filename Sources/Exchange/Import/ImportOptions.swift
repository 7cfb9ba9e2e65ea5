/// What the user says about files that they do not say themselves.
public struct ImportOptions: Hashable, Sendable {
  /// Where titles go of which a file says nothing else; `nil` for what its name says.
  public var target: ImportTarget?
  /// The scale of ratings where nothing in the file tells it.
  public var scale: RatingScale?
  /// What comes first in days such as `1/2/2020` where no other day in the column tells it.
  public var days: DayOrder?

  public init(
    into target: ImportTarget? = nil, scale: RatingScale? = nil, days: DayOrder? = nil
  ) {
    self.target = target
    self.scale = scale
    self.days = days
  }
}
