import SafeText
import Titles

extension TitleDetail {
  /// Returns genres and directors, then the plot, as far as there is room.
  func about(lines: Int, width: Int) -> [String] {
    let credits = [genres, directors].map { $0.joined(separator: ", ") }.filter { !$0.isEmpty }
    let first = credits.joined(separator: " · ").clipped(toCells: width)
    let all = (first.isEmpty ? [] : [first]) + (plot?.wrapped(toCells: width) ?? [])
    guard all.count > lines, lines > (first.isEmpty ? 0 : 1) else {
      return Array(all.prefix(lines))
    }
    let last = "\(all[lines - 1]) \(all[lines])".clipped(toCells: width)
    return all.prefix(lines - 1) + [last]
  }
}
