import MoviesSession
import Titles

extension Catalogue {
  /// Asks for a title's details; if the service cannot answer, returns those on this machine.
  func told(
    _ key: TitleKey, plot: PlotLength
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    do throws(CatalogueError) {
      return try await title(key, plot: plot, reach: .anywhere)
    } catch {
      guard error == .notHere || error.leavesKeptAnswer,
        let known = try? await title(key, plot: plot, reach: .here)
      else { throw error }
      return known
    }
  }

  /// Asks for a title's details; if the service cannot answer, returns those in IMDb's data, but no
  /// others on this machine.
  func toldOrInData(
    _ key: TitleKey, plot: PlotLength
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    do throws(CatalogueError) {
      return try await title(key, plot: plot, reach: .anywhere)
    } catch {
      guard error.leavesKeptAnswer,
        let known = try? await title(key, plot: plot, reach: .here), known.origins != nil
      else { throw error }
      return known
    }
  }

  /// Returns the words that the user probably meant by a query for which the service finds nothing:
  /// the words as corrected on this machine, or the name of the first title that is found here;
  /// `nil` without either.
  func wordsMeant(by query: TitleQuery) async -> String? {
    guard let answer = try? await titles(matching: query, page: 1, reach: .here) else { return nil }
    if case .spelling(let words) = answer.fallback { return words }
    return answer.value.titles.first?.title
  }

  /// Finds the titles on this machine that match; returns `nil` if none does.
  ///
  /// - Parameters:
  ///   - query: The search.
  ///   - limit: The maximum number of titles to return; there is only one page.
  /// - Returns: The titles with their known facts.
  func knownTitles(matching query: TitleQuery, limit: Int) async -> TitleList? {
    guard let answer = try? await titles(matching: query, page: 1, reach: .here) else { return nil }
    var list = TitleList()
    list.titles = Array(answer.value.titles.prefix(limit))
    list.total = answer.value.total
    list.fallback = answer.fallback
    for detail in answer.value.details + answer.value.known { list.details[detail.id] = detail }
    return list.titles.isEmpty ? nil : list
  }
}

extension Source {
  /// Returns the facts that this machine knows about the titles of a list, with the origin of each
  /// fact.
  func answers(aboutTitlesOf list: TitleList) async -> [Answer<TitleDetail>] {
    let known = (try? await index?.facts(of: list.titles.map(\.id))) ?? [:]
    return list.titles.map { row in
      let listed = list.details[row.id] ?? TitleDetail(row)
      guard let facts = known[row.id] else { return Answer(listed, source: name) }
      return Answer(
        facts.detail.completed(by: listed), source: name, quality: .partial, reach: .here,
        origins: facts.origins)
    }
  }
}
