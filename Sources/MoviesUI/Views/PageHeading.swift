import MoviesCore
import Titles

/// What the line at the top says of a page that is no list: its name, and facts about it.
struct PageHeading {
  var title: String
  /// The longest form first.
  var facts: [String]

  /// Returns `nil` for a page that has the search line above it.
  init?(_ props: BrowseProps) {
    if let series = props.series {
      self.init(title: series.heading, facts: series.facts)
    } else if let comparison = props.comparison {
      self.init(title: ScreenWording.comparison(of: comparison.titles.count), facts: [])
    } else if props.statistics != nil {
      self.init(title: ScreenWording.statistics, facts: [])
    } else if let openNames = props.openNames {
      self.init(title: ScreenWording.openNames, facts: openNames.facts)
    } else if let tonight = props.tonight {
      self.init(title: tonight.heading, facts: tonight.facts)
    } else if let proposals = props.proposals, case .title(let title) = props.detail?.row {
      self.init(title: title.title, facts: proposals.place)
    } else if props.isTitlePage, let name = props.seriesOfEpisode?.name {
      self.init(title: name, facts: [])
    } else {
      return nil
    }
  }

  private init(title: String, facts: [String]) {
    self.title = title
    self.facts = facts
  }
}

extension OpenNamesProps {
  /// How many names wait, once that is known.
  fileprivate var facts: [String] {
    page.names == nil || page.waiting.isEmpty
      ? [] : ["\(page.selection + 1) of \(page.waiting.count.grouped)"]
  }
}

extension TonightProps {
  /// Which of the proposals is being read.
  fileprivate var place: [String] {
    let place = "\(selection + 1) of \(offer?.proposals.count ?? 0)"
    return ["\(heading) · \(place)", place]
  }
}

extension SeriesProps {
  /// The name of the series, and of the way to look at its episodes.
  fileprivate var heading: String {
    switch content {
    case .about, .episodes: title
    case .heatMap: "\(title) · heat map"
    case .chart: "\(title) · ratings"
    }
  }

  /// What is known of the series as a whole.
  ///
  /// An average would change with every season that comes: it waits for the last one.
  fileprivate var facts: [String] {
    let average = isWhole ? totals.average.map { "ø \(Rating(imdb: $0).written)" } : nil
    let all = [years?.written, seasons, episodes, progress, average]
    return [all, [seasons, progress, average], [average ?? seasons]].map {
      $0.compactMap(\.self).joined(separator: " · ")
    }
  }

  /// Whether all seasons have come, as far as there are any.
  private var isWhole: Bool { totals.known == totals.seasons && !isOpenEnded }

  /// How many seasons there are, and how many of them have come; `nil` if nothing is known.
  private var seasons: String? {
    let count = totals.seasons.counted("season")
    if isOpenEnded { return totals.known > 0 ? "\(totals.known.counted("season")) so far" : nil }
    return isWhole || totals.known == 0 ? count : "\(count), \(totals.known.grouped) loaded"
  }

  /// How many episodes they have; `nil` for none, or where that is said with those that are seen.
  private var episodes: String? {
    guard totals.episodes > 0, seen == 0 || !isWhole else { return nil }
    return totals.episodes.counted("episode") + (isWhole ? "" : " so far")
  }

  /// How much of it the user has seen; `nil` for nothing.
  private var progress: String? {
    guard seen > 0 else { return nil }
    return isWhole
      ? "\(seen.grouped) of \(totals.episodes.grouped) seen" : "\(seen.grouped) seen"
  }
}
