/// The limits of the posters that are accepted.
public enum PosterLimits {
  /// The maximum size of the file, in bytes.
  public static let bytes = 5 << 20
  /// The maximum number of pixels, whatever the shape.
  public static let pixels = 16_000_000
}
