/// What a poster may be at most.
public enum PosterLimits {
  /// The bytes of its file.
  public static let bytes = 5 << 20
  /// Its pixels, whatever the shape.
  public static let pixels = 16_000_000
}
