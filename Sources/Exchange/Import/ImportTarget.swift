/// Where titles go of which a file says nothing but that they are in it.
public enum ImportTarget: Hashable, Sendable {
  case watchlist
  case list(String)
}
