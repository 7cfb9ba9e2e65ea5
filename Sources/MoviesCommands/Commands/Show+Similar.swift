import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Storage
import Titles

extension Show {
  /// The titles on this machine that are like another one, as the session finds them.
  ///
  /// Without them the rest is as good as before, so nothing that fails here is reported.
  @MainActor
  func titles(
    like title: TitleDetail, in source: Source, _ configuration: Configuration
  ) async -> [SimilarTitle] {
    let library = configuration.settings.library?.library ?? LibraryStore.inMemory()
    defer { library.close() }
    let service = LibraryService(library) { source.index }
    return (try? await GetSimilar(to: title).perform(with: service)) ?? []
  }
}

extension JSON {
  /// A title that is like another one, and why.
  init(_ match: SimilarTitle) {
    self = [
      "id": .string(match.title.id.rawValue), "title": .string(match.title.title),
      "years": JSON(match.title.years), "type": JSON(match.title.kind?.rawValue),
      "why": .string(match.why),
    ]
  }
}
