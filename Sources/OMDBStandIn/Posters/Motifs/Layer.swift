/// The part that a shape plays in a poster, which its era and its genre turn into a colour.
enum Tone: Hashable, Sendable, CaseIterable {
  /// What everything stands on: sky, wall or paper.
  case ground
  /// What the picture is about, and the ground at the feet of a scene.
  case figure
  /// What stands behind the figure.
  case second
  /// The one thing that shines.
  case accent
  /// Small bright things.
  case light
}

/// A shape in a tone; later layers lie over earlier ones.
struct Layer: Hashable, Sendable {
  var path: Path
  var tone: Tone

  init(_ tone: Tone, _ path: Path) {
    self.tone = tone
    self.path = path
  }
}
