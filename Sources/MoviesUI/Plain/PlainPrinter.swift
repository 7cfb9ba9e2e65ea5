import MoviesCore
import SafeText
import Titles

/// Describes the state in lines that can be read aloud one by one.
struct PlainPrinter {
  let state: AppState
  /// The index of the first listed row, from 0.
  var start = 0

  /// The page on top, and whether some of it is still loading.
  var page: PlainPage {
    if let face = PageProps(state).face { return face.spoken(by: self) }
    guard let library = state.screen.pages.library else {
      return PlainPage(awaitsCatalogue: state.isListAwaited) { found }
    }
    return PlainPage(awaitsCatalogue: state.isListAwaited, awaitsLibrary: !state.hasCurrentRows) {
      self.library(library)
    }
  }

  /// Returns everything known about a title, and the reason why more is missing.
  func title(_ id: TitleID) -> [String] {
    let known = state.titles.detail(of: id)?.value.sentences ?? ["\(state.name(of: id)):"]
    let error =
      state.knowsAll(about: id) ? state.errors.byRequest[.title(id)] : state.errors.detail(id)
    return known + entry(of: id) + files(of: id) + similar(to: id) + age(state.detailAge(of: id))
      + words(error)
  }

  /// Returns titles side by side, and the reasons why facts about them are missing.
  func comparison(of titles: [ComparedTitle]) -> [String] {
    let comparison = Comparison(titles)
    let problems = zip(comparison.spokenTitles, titles).compactMap { name, title in
      title.error.map { "\(name): \(words($0).joined(separator: " "))" }
    }
    return comparison.sentences + problems
  }

  /// Returns the names of the titles similar to another one, each with the reason.
  private func similar(to id: TitleID) -> [String] {
    state.similar[id].map { "Similar: \($0.sentence)" }
  }

  /// Returns the user's own facts about a title.
  private func entry(of id: TitleID) -> [String] {
    (state.library.entries[id]?.fields ?? []).map { field in
      let value = field.label == "You" ? field.value.replacing(" · ", with: ", ") : field.value
      return "\(field.label): \(value)".asSentence
    }
  }

  /// Returns what the user has of a title as files.
  private func files(of id: TitleID) -> [String] {
    (TitleFiles(id, in: state)?.entries ?? []).map { entry in
      "File: \(([entry.name] + entry.facts).joined(separator: ", "))".asSentence
    }
  }

  /// Returns an age in words, if it is worth saying.
  func age(_ seconds: Int?) -> [String] { seconds.map { [PlainWording.age($0)] } ?? [] }

  /// Returns an error in words, and what can be done about it.
  func words(_ error: CatalogueError?, of query: TitleQuery? = nil) -> [String] {
    guard let error else { return [] }
    let words = ErrorWording(error, query: query, source: state.source, remedies: .plain)
    return ["\(words.headline). \(words.advice)"]
  }
}

/// A page in plain mode.
struct PlainPage {
  /// Whether something on the page is still loading from the catalogue.
  var awaitsCatalogue = false
  /// Whether something on the page is still loading from the library.
  var awaitsLibrary = false
  /// The lines about it.
  let lines: () -> [String]
}

/// The answers of the library; empty if it failed, since a warning reports the failure.
extension PlainPrinter {
  /// The outcome of a change, or the question before it.
  var outcome: [String] {
    let library = state.library
    if let (step, direction) = state.stepInQuestion {
      return [PromptWording.spoken(step, direction, library.doubts(about: step))]
    }
    if let steps = state.stepsInQuestion {
      return PromptWording.spoken(goingBack: steps, elsewhere: library.elsewhere(of: steps))
    }
    guard library.error == nil, let outcome = library.outcome else { return [] }
    if outcome.step == nil, outcome.direction == .done { return [PlainWording.unchanged] }
    if let overtaken = outcome.overtaken { return [overtaken.sentence] }
    if let step = outcome.step, outcome.count > 1 {
      return [Notice.words(wentBackTo: step, count: outcome.count)]
    }
    return [Notice.words(about: outcome.step, outcome.direction)]
  }

  var statistics: [String] {
    guard state.library.isCounted, let statistics = state.library.statistics else { return [] }
    return statistics.isEmpty
      ? [PlainWording.nothingToCount] : StatisticsSentence(statistics).lines
  }

  /// Returns the open names, with their candidates.
  func openNames(_ page: OpenNamesPage) -> [String] {
    guard state.hasCurrentOpenNames else { return [] }
    return page.waiting.isEmpty
      ? ["\(ListMessage.noOpenNames.headline)."] : page.waiting.flatMap(\.sentences)
  }

  /// The titles found for the selected name.
  var candidates: [String] {
    guard let page = state.screen.pages.openNames else { return [] }
    let props = OpenNamesProps(page, in: state)
    return props.failure.map { [$0.words(at: state.source)] } ?? props.page.selected?.sentences
      ?? []
  }

  /// Returns the proposals with their reasons.
  func tonight(_ props: TonightProps) -> [String] {
    if let error = props.error { return [error.words] }
    return props.sentences(.plain(props.wish.source))
  }
}

extension OpenName {
  /// The name, and its candidates with the numbers to choose them by.
  fileprivate var sentences: [String] {
    [sentence]
      + candidates.enumerated().map { index, title in
        "  title \(index + 1): \(PlainListing.words(title))"
      }
  }
}

/// Seasons and episodes in plain mode.
extension PlainPrinter {
  /// Returns the page of a series: its details, a line about every season, or the episodes of one.
  func series(_ page: SeriesPage) -> [String] {
    guard let number = page.part.season else { return title(page.series) }
    guard page.view != .episodes else { return episodes(ofSeason: number) }
    return state.seasons(of: page.series).flatMap { number in
      season(number, of: page.series).map { ["\($0.sentence)."] }
        ?? absence(of: number, of: page.series)
    }
  }

  /// Returns the episodes of a season of the series read last.
  func episodes(ofSeason number: Int) -> [String] {
    guard let series = state.seriesRead else { return [] }
    guard let (sentence, episodes) = season(number, of: series) else {
      return absence(of: number, of: series)
    }
    return ["\(sentence):"] + episodes.map { $0.line(on: state.today) }
  }

  /// Returns the episode with a number, to be read; refuses one without details.
  func idOfEpisode(_ number: Int, ofSeason season: Int) throws(PlainRefusal) -> TitleID {
    let episode = try episode(number, ofSeason: season)
    guard let id = episode.id, id.place == nil else {
      throw PlainRefusal([episode.line(on: state.today), PlainWording.nothingMore])
    }
    return id
  }

  /// Returns an episode to be kept, perhaps identified by its place alone.
  func idToKeep(of episode: PlainEpisode) throws(PlainRefusal) -> TitleID {
    guard let id = try self.episode(episode.number, ofSeason: episode.season).id else {
      throw PlainRefusal(PlainWording.words(.episodeNotIdentified))
    }
    return id
  }

  private func episode(
    _ number: Int, ofSeason season: Int
  ) throws(PlainRefusal) -> EpisodeSummary {
    guard let series = state.seriesRead else { throw PlainRefusal(PlainWording.whichSeries) }
    guard let (_, episodes) = self.season(season, of: series) else {
      throw PlainRefusal(absence(of: season, of: series))
    }
    guard let episode = episodes.first(where: { $0.number == number }) else {
      throw PlainRefusal(PlainWording.noEpisode(number, ofSeason: season))
    }
    return episode
  }

  /// Returns a known season: a sentence about it, and its episodes.
  private func season(
    _ number: Int, of series: TitleID
  ) -> (sentence: String, episodes: [EpisodeSummary])? {
    state.series.guide(of: series)[number].map { season in
      (SeasonSentence(season.answer.value, of: state.name(of: series)).text, season.episodes)
    }
  }

  /// Returns why there is nothing to say about a season.
  private func absence(of season: Int, of series: TitleID) -> [String] {
    SeasonWording(source: state.source, remedies: .plain)
      .lines(state.absence(of: season, of: series), season: season)
  }
}

extension EpisodeSummary {
  /// Returns the episode as a line of a numbered list: `14. Ozymandias, 15 September 2013, 10.0`.
  fileprivate func line(on today: CalendarDate?) -> String {
    let start = number.map { "\($0)".padded(fromLeftToCells: 2) + ". " } ?? " –  "
    let rating =
      score.map { Rating(imdb: $0).written }
      ?? (isUnaired(on: today) ? "not shown yet" : "no rating")
    return start + [title, released?.written, rating].compactMap(\.self).joined(separator: ", ")
  }
}
