public import Titles
public import Transport

/// A source that reads posters from the disk, or else fetches them from the network.
///
/// At most four are fetched at once; a further one waits for its turn. No request identifies the
/// user, and every redirect is checked like the address itself.
public struct FetchedPosters: PosterSource {
  private let transport: any HTTPTransport
  private let base: ServiceURL?
  private let folder: PosterFolder?
  private let turns = AsyncSemaphore(permits: 4)

  /// The maximum number of redirects that are followed.
  private static let redirects = 3

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends the requests; it should accept replies of up to
  ///     ``PosterLimits/bytes``, follow no redirects, and add nothing to a request.
  ///   - base: The address of the service that the catalogue asks, if one is configured: posters
  ///     may come from there, too.
  ///   - folder: The cache on disk, if there is one.
  public init(transport: any HTTPTransport, base: ServiceURL? = nil, folder: PosterFolder? = nil) {
    self.transport = transport
    self.base = base
    self.folder = folder
  }

  /// Returns the poster at an address, in the smallest size that is large enough, or a larger one
  /// from disk.
  public func poster(
    at address: String, width: Int, reach: CachePolicy
  ) async throws(PosterError) -> [UInt8] {
    guard let address = PosterAddress(address, base: base) else { throw .foreignAddress }
    for size in address.sizes(covering: width) {
      if let bytes = await folder?.bytes(of: size) { return bytes }
    }
    guard reach == .anywhere else { throw .notHere }
    let wanted = address.covering(width: width)
    let bytes = try await fetchInTurn(wanted)
    await folder?.keep(bytes, of: wanted)
    return bytes
  }

  private func fetchInTurn(_ address: PosterAddress) async throws(PosterError) -> [UInt8] {
    guard await turns.acquire() else { throw .cancelled }
    defer { turns.release() }
    return try await fetch(address)
  }

  private func fetch(_ address: PosterAddress) async throws(PosterError) -> [UInt8] {
    var address = address
    for _ in 0...Self.redirects {
      let reply = try await reply(to: address)
      guard let location = reply.redirectLocation else { return try reply.poster }
      guard let target = address.redirected(to: location, base: base) else {
        throw .redirectedAway
      }
      address = target
    }
    throw .redirectedAway
  }

  private func reply(to address: PosterAddress) async throws(PosterError) -> TransportReply {
    do {
      return try await transport.send(address.request)
    } catch {
      throw PosterError(error)
    }
  }
}
