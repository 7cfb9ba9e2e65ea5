public import Titles
public import Transport

extension ServiceURL {
  /// OMDb's own address.
  public static let omdb = ServiceURL(host: "www.omdbapi.com")
}

extension DataSource {
  /// Makes the name of the service at an address.
  public init(_ url: ServiceURL) {
    self = url == .omdb ? .omdb : .custom(host: url.origin.host)
  }
}
