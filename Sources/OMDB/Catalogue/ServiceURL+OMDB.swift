public import Titles
public import Transport

extension DataSource {
  /// What a service at an address is called.
  public init(_ url: ServiceURL) {
    self = url.isOMDb ? .omdb : .custom(host: url.origin.host)
  }
}

extension OMDBCatalogue {
  /// OMDb's own address.
  public static let address = "https://www.omdbapi.com/"
}

extension ServiceURL {
  /// Whether the address is OMDb's own, however it is written.
  public var isOMDb: Bool { (try? ServiceURL(OMDBCatalogue.address)) == self }
}
