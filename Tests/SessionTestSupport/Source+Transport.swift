public import MoviesSession
import OMDB
import Posters
public import Titles
public import Transport

extension Source {
  /// A source whose service is reached over the test's own transport.
  public init(of url: ServiceURL, named name: DataSource, transport: any HTTPTransport) {
    let service = HTTPService(url: url, transport: transport)
    self.init(
      name: name, makeCatalogue: { OMDBCatalogue(service, source: name, onProgress: $0) },
      posters: FetchedPosters(transport: transport, base: url))
  }
}
