import Foundation
import Storage
import Titles

/// Keeps invented titles, and counts a request for each.
struct ProbeSession {
  private let catalogue: CachedCatalogue
  private let budget: Budget

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - size: The bytes of a title: the larger, the more of the time passes while writing.
  init(_ folder: String, size: Int = 500) {
    let database = CacheDatabase(folder: folder) { print(line: "problem \($0)") }
    catalogue = CachedCatalogue(
      InventedCatalogue(plot: String(repeating: "x", count: size)), scope: "probe",
      database: database)
    budget = Budget(BudgetKey("probe"), limit: .max, database: database)
  }

  /// Keeps titles one after the other, and says so after each one.
  ///
  /// - Parameters:
  ///   - first: The number of the first title.
  ///   - count: How many there are.
  ///   - progress: Called before each title with the number of those that are kept.
  func keep(
    from first: Int, count: Int, progress: (_ kept: Int) -> Void = { _ in }
  ) async {
    for offset in 0..<count {
      progress(offset)
      guard let id = TitleID("tt\(7_000_000 + first + offset)") else { return }
      _ = await budget.take()
      guard (try? await catalogue.title(.id(id), plot: .full, reach: .afresh)) != nil else {
        return print(line: "failed \(id)")
      }
      print(line: "\(first + offset)")
    }
    if let id = TitleID("tt\(7_000_000 + first)"),
      (try? await catalogue.title(.id(id), plot: .full, reach: .here)) != nil
    {
      print(line: "read \(first)")
    }
    let used = await budget.status().used
    print(line: "used \(used)")
  }
}

/// Writes a line at once, so that nothing is lost if the process is killed.
func print(line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// A catalogue that knows every title, and nothing else.
private struct InventedCatalogue: Catalogue {
  let source = DataSource.custom(host: "probe")
  let plot: String

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> { throw .notFound }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard case .id(let id) = key else { throw .notFound }
    return Answer(TitleDetail(id: id, title: "Title \(id)", plot: self.plot), source: source)
  }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> { throw .notFound }
}
