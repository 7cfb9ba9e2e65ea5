/// The titles that were found for names in an import.
public struct FoundNames: Hashable, Sendable {
  /// Those that nobody had to decide about.
  public var certain: [ImportedName: TitleID]
  /// Those that the user has named, which are remembered.
  public var chosen: [ImportedName: TitleID]

  public init(certain: [ImportedName: TitleID] = [:], chosen: [ImportedName: TitleID] = [:]) {
    self.certain = certain
    self.chosen = chosen
  }
}
