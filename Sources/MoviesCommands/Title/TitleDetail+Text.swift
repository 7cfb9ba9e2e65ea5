import Keeping
import MoviesUI
import SafeText
import Titles

extension TitleDetail {
  /// Returns all known facts in the words of the screen, as paragraphs and labelled lines; unknown
  /// facts are left out.
  ///
  /// - Parameters:
  ///   - origins: The origins of the facts; `nil` to leave them out.
  ///   - source: The source that was asked.
  ///   - similar: The titles that are like this one.
  ///   - columns: The terminal's width; `nil` if the output is not a terminal.
  /// - Returns: The lines as bytes.
  func text(
    from origins: FactOrigins? = nil, asking source: DataSource, similar: [SimilarTitle] = [],
    columns: Int?
  ) -> [UInt8] {
    let width = min(max(columns ?? 80, 40), 100)
    let blocks = [
      [title, facts.joined(separator: " · ")].filter { !$0.isEmpty }
        .flatMap { $0.wrapped(toCells: width) },
      plot?.wrapped(toCells: width) ?? [],
      ratingTable(origins, source).lines(columns: nil)
        + (disagreementRemark?.wrapped(toCells: width) ?? []),
      LabelledLines.text(labelledLines, width: width),
      LabelledLines.text(
        similar.enumerated().map { ($0 == 0 ? "Similar" : "", "\($1.name), \($1.why)") },
        width: width),
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""])).bytes
  }

  private func ratingTable(_ origins: FactOrigins?, _ source: DataSource) -> TextTable {
    TextTable(
      header: ["SOURCE", "SCORE", "VOTES"] + (origins == nil ? [] : ["FROM"]),
      rows: ratingLines.map { line in
        let teller = origins?.words(forRatingBy: line.source, asking: source)
        return [line.source.name.clipped(toCells: 24), line.score, line.voters ?? ""]
          + (origins == nil ? [] : [teller ?? ""])
      },
      numbers: [1])
  }

  /// The fields shown on the screen, and the links for which the screen has keys.
  private var labelledLines: [(label: String, text: String)] {
    let series = seriesID.map { [(label: "Series", text: $0.rawValue)] } ?? []
    let page = (label: "IMDb", text: id.imdbPage)
    return fields.map { (label: $0.label, text: $0.value) } + series + [page]
  }
}
