public import Titles

extension OpenName {
  /// Returns the open name merged with that of another import.
  ///
  /// - Parameter other: The same name in the other import.
  /// - Returns: The merged name, unchanged if it contained everything already.
  public func merged(with other: OpenName) -> OpenName {
    var name = self
    name.merge(other)
    name.places.merge(other.places) { own, _ in own }
    if candidates.isEmpty { name.candidates = other.candidates }
    return name
  }

  /// Returns the facts to store about the title that the name means: those of a candidate, or the
  /// name itself if only an id is known.
  public func completed(_ title: TitleDetail) -> TitleDetail {
    guard title.name == nil else { return title }
    let candidate = candidates.first { $0.id == title.id }
    return candidate.map { TitleDetail($0) }
      ?? TitleDetail(title.id, named: name.episode == nil ? name : name.series)
  }
}
