/// A catalogue that does not ask another one again for a while after that could not be reached.
///
/// Meanwhile, questions fail at once, with the same error. A question for a fresh answer still goes
/// out, since the user wants to try again.
public struct PausingCatalogue: CatalogueLayer {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let reachability: Reachability

  /// Wraps a catalogue.
  ///
  /// - Parameters:
  ///   - base: The catalogue to ask.
  ///   - reachability: The reachability of that catalogue.
  public init(_ base: any Catalogue, reachability: Reachability) {
    self.base = base
    self.reachability = reachability
  }

  public func answer<Value>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    guard reach != .here else { return try await ask(base, reach) }
    if reach == .anywhere, let error = reachability.error { throw error }
    do throws(CatalogueError) {
      let answer = try await ask(base, reach)
      reachability.note(nil)
      return answer
    } catch {
      reachability.note(error)
      throw error
    }
  }
}
