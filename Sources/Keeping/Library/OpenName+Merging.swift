public import Titles

extension OpenName {
  /// The open name with what a further import says about it.
  ///
  /// - Parameter other: The same name in the other import.
  /// - Returns: What waits then; the same as before if all of it was known.
  public func merged(with other: OpenName) -> OpenName {
    var name = self
    name.merge(other)
    name.places.merge(other.places) { own, _ in own }
    if candidates.isEmpty { name.candidates = other.candidates }
    return name
  }

  /// The facts to keep of the title that it means: those of a candidate, or the name itself, where
  /// no more than an id is known.
  public func completed(_ title: TitleDetail) -> TitleDetail {
    guard title.name == nil else { return title }
    let candidate = candidates.first { $0.id == title.id }
    return candidate.map { TitleDetail($0) }
      ?? TitleDetail(title.id, named: name.episode == nil ? name : name.series)
  }
}
