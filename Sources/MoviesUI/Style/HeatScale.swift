public import TerminalUI

/// The colours of scores in a heat map: the better the score, the more its cell stands out.
///
/// With 256 colours and more, a score is a background, from dark blue over green to light yellow,
/// and the other way round in the light theme. The lightness alone shows the order, so that the
/// hues are not needed; most of its range lies between 50 and 100, where nearly all episodes are.
/// With fewer colours, a score is a text in the colours of ratings, which is bold from 90 on.
public struct HeatScale: Sendable, Equatable {
  /// A score, and the style from there on.
  private struct Stop: Sendable, Equatable {
    var score: Double
    var style: Style
  }

  /// The stops, from 0 to the highest score.
  private let stops: [Stop]
  /// Whether the background changes gradually from one stop to the next, not at the next one.
  private let isContinuous: Bool

  /// Creates the scale of a theme for a colour depth.
  init(_ name: Theme.Name, depth: ColorDepth) {
    switch depth {
    case .mono, .ansi8, .ansi16:
      self.init(Theme.Scale(BasicPalette(name, depth: depth).ratings))
    case .indexed256: self.init(HeatPalette.entries(name), each: 5)
    case .trueColor: self.init(HeatPalette.colors(name), each: 10, isContinuous: true)
    }
  }

  /// Creates backgrounds of the score 0 and of the scores from 50 to 100.
  private init(_ backgrounds: [Color], each step: Double, isContinuous: Bool = false) {
    let scores = [0] + stride(from: 50, through: 100, by: step)
    stops = zip(scores, backgrounds).map { Stop(score: $0, style: HeatPalette.style(on: $1)) }
    self.isContinuous = isContinuous
  }

  private init(_ texts: Theme.Scale) {
    var best = texts.high
    best.attributes.insert(.bold)
    stops = [
      Stop(score: 0, style: texts.low), Stop(score: Theme.Scale.middleScore, style: texts.middle),
      Stop(score: Theme.Scale.highScore, style: texts.high), Stop(score: 90, style: best),
    ]
    isContinuous = false
  }

  /// Returns the style of a score from 0 to 100: IMDb's 9.2 is 92.
  public func style(ofScore score: Double) -> Style {
    let next = stops.firstIndex { $0.score > score } ?? stops.count
    let stop = stops[max(0, next - 1)]
    guard isContinuous, 1..<stops.count ~= next else { return stop.style }
    let part = (score - stop.score) / (stops[next].score - stop.score)
    return HeatPalette.style(
      on: stop.style.background.mixed(with: stops[next].style.background, part: part))
  }

  /// Returns the style of a cell while it is selected.
  public func selected(_ style: Style) -> Style {
    var style = style
    style.attributes.formUnion([.reverse, .bold])
    return style
  }
}

extension Color {
  /// Returns the colour at a part, from 0 to 1, of the way to another one.
  fileprivate func mixed(with other: Color, part: Double) -> Color {
    func mixed(_ here: UInt8, _ there: UInt8) -> UInt8 {
      let (start, end) = (Double(here), Double(there))
      return UInt8((start + (end - start) * part).rounded())
    }
    let (here, there) = (components, other.components)
    return .rgb(
      mixed(here.red, there.red), mixed(here.green, there.green), mixed(here.blue, there.blue))
  }
}

/// The backgrounds of a heat map.
enum HeatPalette {
  /// Returns the backgrounds of the scores 0, 50, 60, and so on up to 100.
  static func colors(_ name: Theme.Name) -> [Color] {
    name == .light ? [.rgb(255, 253, 220)] + colors.reversed() : [.rgb(21, 23, 73)] + colors
  }

  /// Returns backgrounds from 256 colours: those of the scores 0, 50, 55, and so on up to 100.
  static func entries(_ name: Theme.Name) -> [Color] {
    name == .light ? [.indexed(230)] + entries.reversed() : [.indexed(17)] + entries
  }

  /// Returns text on one of the backgrounds: black or white, whichever has the greater contrast.
  ///
  /// The background's green decides: it contributes most of the lightness, and grows with it.
  static func style(on background: Color) -> Style {
    let text: UInt8 = background.components.green < 130 ? 255 : 0
    return Style(foreground: .rgb(text, text, text), background: background)
  }

  /// The backgrounds, in even steps of lightness (CIE L*): 20.6, 35, 49.4, 63.8, 78.2 and 92.6.
  private static let colors: [Color] = [
    .rgb(33, 42, 112), .rgb(28, 83, 147), .rgb(0, 129, 151), .rgb(7, 176, 128), .rgb(152, 210, 82),
    .rgb(249, 238, 96),
  ]

  /// The colours nearest to those above and halfway between them, chosen so that their lightness
  /// only grows, even for people who lack one of the three kinds of cones.
  private static let entries = [18, 19, 24, 25, 30, 66, 36, 107, 113, 185, 227].map(Color.indexed)
}
