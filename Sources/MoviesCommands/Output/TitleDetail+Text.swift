import MoviesUI
import OMDB
import SafeText

extension TitleDetail {
  /// Everything that is known, as paragraphs and labelled lines; nothing for what is not known.
  ///
  /// `columns` is the terminal's width, `nil` where the output is no terminal.
  func text(columns: Int?) -> [UInt8] {
    let width = min(max(columns ?? 80, 40), 100)
    let blocks = [
      [heading, facts].filter { !$0.isEmpty }.flatMap { $0.wrapped(toCells: width) },
      plot?.wrapped(toCells: width) ?? [],
      LabelledLines.text(ratingLines, width: width),
      LabelledLines.text(credits, width: width),
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""])).bytes
  }

  private var heading: String { title + (years.map { " (\($0.written))" } ?? "") }

  private var facts: String {
    let facts = [
      kind?.rawValue, rated, minutes.map { "\($0) min" }, released?.isoText,
      genres.isEmpty ? nil : genres.joined(separator: ", "),
    ]
    return facts.compactMap(\.self).joined(separator: " · ")
  }

  private var ratingLines: [(label: String, text: String)] {
    ratings.map { rating in
      let votes = rating.source == .imdb ? votes.map { ", \($0.grouped) votes" } ?? "" : ""
      return (rating.source.name, JSON.number(rating.score).text + "/100" + votes)
    }
  }

  private var credits: [(label: String, text: String)] {
    let lines: [(label: String, text: String?)] = [
      ("Director", directors.joined(separator: ", ")),
      ("Writer", writers.joined(separator: ", ")),
      ("Cast", actors.joined(separator: ", ")),
      ("Country", countries.joined(separator: ", ")),
      ("Language", languages.joined(separator: ", ")),
      ("Awards", awards),
      ("Box office", boxOffice.map { "$\($0.grouped)" }),
      ("Production", production),
      ("On disc", dvd?.isoText),
      ("Seasons", totalSeasons.map { "\($0)" }),
      ("Season", season.map { "\($0)" }),
      ("Episode", episode.map { "\($0)" }),
      ("Series", seriesID?.rawValue),
      ("Website", website),
      ("IMDb", "https://www.imdb.com/title/\(id.rawValue)/"),
    ]
    return lines.compactMap { label, text in
      text.flatMap { $0.isEmpty ? nil : (label: label, text: $0) }
    }
  }
}
