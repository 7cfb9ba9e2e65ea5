import Foundation
import OMDB
import Storage
import TestSupport
import Testing
import Titles
import Transport

@Suite("The key and the files", .timeLimit(.minutes(5)))
struct SecretTests {
  @Test("After a session the key is in none of the files, in no form")
  func keyIsNowhere() async throws {
    let key = "a1b2c3d4"
    let folder = try TemporaryFolder()
    let database = CacheDatabase(folder: folder.path)
    let budget = Budget(BudgetKey(key), database: database)
    let network = StubTransport { request in
      let body = #"{"Title":"The Lamp","imdbID":"tt7654321","Response":"True"}"#
      return .success(TransportReply(status: 200, body: Array(body.utf8)))
    }
    let url = ServiceURL.omdb
    let counting = BudgetedTransport(
      network, budget: budget, for: url.origin, refusal: BudgetedTransportTests.refusal,
      isRefusal: \.saysLimitReached)
    let keyed = KeyedTransport(
      key: try APIKey(key), for: url.origin, transport: RetryingTransport(counting))
    let catalogue = CachedCatalogue(
      OMDBCatalogue(HTTPService(url: url, transport: keyed)),
      scope: "\(url.origin.scheme)://\(url.origin.authority)", database: database,
      isSecret: { $0.contains(key) })

    _ = try await catalogue.title(.id(.lamp), plot: .full, reach: .anywhere)
    _ = try await catalogue.title(.name(TitleQuery("lamp")), plot: .short, reach: .anywhere)
    _ = try? await catalogue.titles(
      matching: TitleQuery("is \(key) my key?"), page: 1, reach: .anywhere)

    #expect(network.sent.allSatisfy { $0.request.path?.contains(key) == true })
    #expect(await budget.status().used == network.sent.count)
    for suffix in ["", "-wal", "-shm"] {
      let bytes = try Data(contentsOf: URL(filePath: folder.path + "/cache.sqlite" + suffix))
      #expect(!bytes.isEmpty)
      for form in [key, key.uppercased(), String(key.reversed())] {
        #expect(bytes.firstRange(of: Data(form.utf8)) == nil)
      }
      #expect(bytes.firstRange(of: Data([0xA1, 0xB2, 0xC3, 0xD4])) == nil)
    }
    withExtendedLifetime(database) {}
  }
}
