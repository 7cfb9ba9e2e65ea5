import TerminalUI
import Testing

@testable import MoviesUI

@Suite("The colours of a heat map", .timeLimit(.minutes(5)))
struct HeatScaleTests {
  private static let depths = [ColorDepth.indexed256, .trueColor]

  /// The background of a score, as a terminal of the depth shows it.
  private func background(_ score: Double, _ name: Theme.Name, _ depth: ColorDepth) -> Color {
    Theme(name, depth: depth).heat.style(ofScore: score).background.reduced(to: depth)
  }

  /// The lightness of scores, from that which stands out least to that which stands out most.
  private func lightness(
    of scores: some Sequence<Double>, _ name: Theme.Name, _ depth: ColorDepth, _ vision: ColorVision
  ) -> [Double] {
    let sign = name == .light ? -1.0 : 1
    return scores.map { sign * background($0, name, depth).lightness(seenWith: vision) }
  }

  @Test(
    "Every score can be read: its text has a contrast of at least 4.5 to 1, selected or not",
    arguments: Theme.Name.allCases, depths)
  func contrast(name: Theme.Name, depth: ColorDepth) {
    let heat = Theme(name, depth: depth).heat
    for score in stride(from: 0.0, through: 100, by: 0.1) {
      let style = heat.style(ofScore: score).reduced(to: depth)
      #expect(style.foreground.contrast(to: style.background) >= 4.5, "\(score) in \(name)")
    }
  }

  @Test(
    "From 5 to 10 each point is at least 6 lighter than the last, or darker in the light theme",
    arguments: Theme.Name.allCases, depths)
  func wholePoints(name: Theme.Name, depth: ColorDepth) {
    for vision in ColorVision.allCases {
      let points = lightness(
        of: stride(from: 50, through: 100, by: 10), name, depth, vision)
      for (point, next) in zip(points, points.dropFirst()) {
        #expect(next - point >= 6, "\(points) with \(vision)")
      }
    }
  }

  @Test(
    "With 256 colours half points differ too, with all colours tenths",
    arguments: Theme.Name.allCases, [(ColorDepth.indexed256, 5.0), (.trueColor, 1)])
  func smallerSteps(name: Theme.Name, steps: (depth: ColorDepth, score: Double)) {
    for vision in ColorVision.allCases {
      let points = lightness(
        of: stride(from: 50, through: 100, by: steps.score), name, steps.depth, vision)
      for (point, next) in zip(points, points.dropFirst()) {
        #expect(next - point >= 0.5, "\(points) with \(vision)")
      }
    }
  }

  @Test("Below 5 nothing stands out more than at 5", arguments: Theme.Name.allCases, depths)
  func lowScores(name: Theme.Name, depth: ColorDepth) {
    for vision in ColorVision.allCases {
      let points = lightness(of: [0, 10, 20, 30, 40, 49, 50], name, depth, vision)
      #expect(points == points.sorted(), "with \(vision)")
      #expect(points[6] - points[0] >= 1, "with \(vision)")
    }
  }

  @Test(
    "What is no score looks like the nearest one", arguments: Theme.Name.allCases,
    ColorDepth.allCases)
  func outside(name: Theme.Name, depth: ColorDepth) {
    let heat = Theme(name, depth: depth).heat
    #expect(heat.style(ofScore: -1) == heat.style(ofScore: 0))
    #expect(heat.style(ofScore: 101) == heat.style(ofScore: 100))
  }

  @Test(
    "Where colours are few a score has its rating's colour, and the best are bold",
    arguments: Theme.Name.allCases, [ColorDepth.ansi8, .ansi16])
  func fewColors(name: Theme.Name, depth: ColorDepth) {
    let theme = Theme(name, depth: depth)
    let styles = [0, 59, 60, 74, 75, 89].map { theme.heat.style(ofScore: $0) }
    let rating = theme.rating
    #expect(
      styles == [rating.low, rating.low, rating.middle, rating.middle, rating.high, rating.high])
    for score in [90.0, 100] {
      let best = theme.heat.style(ofScore: score)
      #expect(best == Style(foreground: rating.high.foreground, attributes: .bold))
    }
  }

  @Test("Without colours the digits are left, and the best are bold")
  func mono() {
    let heat = Theme(.dark, depth: .mono).heat
    #expect([0, 65, 89].allSatisfy { heat.style(ofScore: $0) == .plain })
    #expect(heat.style(ofScore: 90) == Style(attributes: .bold))
  }

  @Test(
    "A selected cell differs from all others", arguments: Theme.Name.allCases, ColorDepth.allCases)
  func selection(name: Theme.Name, depth: ColorDepth) {
    let theme = Theme(name, depth: depth)
    let scores = stride(from: 0.0, through: 100, by: 1).map { theme.heat.style(ofScore: $0) }
    let styles = Set(scores + [theme.dim, theme.rule])
    for style in styles {
      let selected = theme.heat.selected(style)
      #expect(!styles.contains(selected))
      #expect(selected.foreground == style.foreground && selected.background == style.background)
    }
  }
}
