import Foundation
import TerminalUI
import Testing

@Suite("A moving picture", .timeLimit(.minutes(1)))
struct SVGAnimationTests {
  private let size = TerminalSize(columns: 10, rows: 2)

  private func frame(_ lines: String...) -> Canvas {
    var canvas = Canvas(size: size)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(column: 0, row: row), style: Style())
    }
    return canvas
  }

  private func picture() -> String {
    var animation = SVGAnimation(size: size)
    animation.add(frame("Alien", "1979"), at: 0)
    animation.add(frame("Alien", "1979"), at: 1)
    animation.add(frame("Aliens", "1979"), at: 2)
    animation.add(frame("", "1979"), at: 3)
    return animation.svg(endingAt: 4)
  }

  @Test("It shows each frame for as long as it stood, and one that looks alike goes on")
  func times() {
    let picture = picture()
    #expect(picture.contains("animation: film 4s step-end infinite"))
    let shares = picture.matches(of: /([0-9.]+)% \{ transform/).map { String($0.1) }
    #expect(shares == ["0.0", "50.0", "75.0"])
  }

  @Test("A row that several frames have is written once, and its text stays text")
  func rows() {
    let picture = picture()
    #expect(picture.components(separatedBy: ">1979<").count == 2)
    #expect(picture.components(separatedBy: "<use ").count == 6)
  }

  @Test("Who prefers reduced motion sees the last frame, and nobody a script")
  func stillness() {
    let picture = picture()
    let rule = picture.firstRange(of: "prefers-reduced-motion: reduce").map {
      picture[$0.upperBound...]
    }
    #expect(rule?.contains("animation: none") == true)
    #expect(!picture.contains("script"))
  }

  @Test("Text from outside cannot end its element")
  func escaping() {
    var animation = SVGAnimation(size: size)
    animation.add(frame("</svg>&"), at: 0)
    let picture = animation.svg(endingAt: 1)
    #expect(picture.components(separatedBy: "</svg>").count == 2)
    #expect(picture.contains("&lt;/svg&gt;&amp;"))
  }
}
