import MoviesCore
import MoviesSession
import Storage
import Titles

extension FilePlayer {
  /// Keeps in the library what players that have ended report: viewings, and places where the user
  /// stopped.
  ///
  /// A report is forgotten only once it is kept. One that is kept twice changes nothing, since a
  /// viewing belongs to the day on which it ended.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - files: The user's files, which know the titles.
  /// - Throws: A `LibraryError`; the reports then stay.
  func keepPlayed(in library: LibraryStore, of files: OwnFileStore) async throws(LibraryError) {
    let ended = news().filter(\.hasEnded)
    guard !ended.isEmpty else { return }
    let own = try await files.titles()
    for news in ended {
      for id in news.changedIDs {
        let known = try await id.entry(in: library)
        let facts = known?.facts ?? own.played(id)
        let day = Surroundings.day(ofSecondsSince1970: news.time)
        guard let change = news.change(of: known?.mark, on: day) else { continue }
        _ = try await library.apply(
          LibraryEdit(change, to: [facts], toldBy: [facts.id: FactOrigins(.unknown)]))
      }
    }
    forget(ended)
  }
}

extension TitleID {
  /// Returns the entry of a title; of an episode that is known by its place also under its own id.
  fileprivate func entry(in library: LibraryStore) async throws(LibraryError) -> LibraryEntry? {
    var ids: Set = [self]
    if let place {
      ids.formUnion(try await library.marks().filter { $0.value.episode == place }.keys)
    }
    return try await library.entries(of: ids).values.first
  }
}

extension OwnTitles {
  /// Returns what is known of a title that was played; of an episode, its place and its series.
  fileprivate func played(_ id: TitleID) -> TitleDetail {
    let title = titles.first { $0.id == id.place?.series ?? id }?.title
    guard let place = id.place else {
      return title.map { TitleDetail($0) } ?? TitleDetail(id: id, title: nil)
    }
    return TitleDetail(
      id: id, title: NamedEpisode.name(ofNumber: place.episode), kind: .episode,
      season: place.season, episode: place.episode, seriesID: place.series,
      seriesTitle: title?.name)
  }
}
