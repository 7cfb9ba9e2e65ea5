import MoviesUI
import SafeText
import Titles

extension TitleDetail {
  /// Everything known, in the words of the screen, as paragraphs and labelled lines; unknown facts
  /// are left out.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(columns: Int?) -> [UInt8] {
    let width = min(max(columns ?? 80, 40), 100)
    let blocks = [
      [title, facts.joined(separator: " · ")].filter { !$0.isEmpty }
        .flatMap { $0.wrapped(toCells: width) },
      plot?.wrapped(toCells: width) ?? [],
      ratingTable.lines(columns: nil) + (disagreementRemark?.wrapped(toCells: width) ?? []),
      LabelledLines.text(labelledLines, width: width),
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""])).bytes
  }

  private var ratingTable: TextTable {
    TextTable(
      header: ["SOURCE", "SCORE", "VOTES"],
      rows: ratingLines.map {
        [$0.source.name.clipped(toCells: 24), $0.score, $0.voters ?? ""]
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
