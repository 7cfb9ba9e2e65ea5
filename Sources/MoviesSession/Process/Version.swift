/// The program's version, according to https://semver.org.
public enum Version {
  public static let current = "1.0.0"
}
