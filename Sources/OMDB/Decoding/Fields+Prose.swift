import Titles

/// Plots and awards, repaired where OMDb's own sources left something in or out.
extension Fields {
  /// A plot without scraped scripts and link texts, with `…` if it stops in the middle of a
  /// sentence.
  func plot(_ name: String) -> String? {
    guard var plot = prose(name) else { return nil }
    for scrap in Fields.scraps {
      guard let start = plot.firstIndex(ofText: scrap.marker),
        !scrap.isObject || plot[start...].dropFirst(scrap.marker.count).isUseOfMember
      else { continue }
      let prose = plot[..<start]
      plot = (scrap.hasPrefix ? prose.droppingLastWord : prose).trimmed
    }
    plot = plot.withVisibleEnd
    return plot.isEmpty ? nil : plot
  }

  /// The awards, with the full stop that is missing in `BAFTA Award7 wins`.
  func awards(_ name: String) -> String? {
    guard let awards = prose(name) else { return nil }
    var mended = String.UnicodeScalarView()
    for scalar in awards.unicodeScalars {
      if "0"..."9" ~= scalar, mended.last?.properties.isAlphabetic == true {
        mended.append(contentsOf: ". ".unicodeScalars)
      }
      mended.append(scalar)
    }
    return String(mended)
  }

  /// A sign that a script, a style sheet or a link's text begins; a plot never continues after one.
  private struct Scrap {
    var marker: String
    /// Whether the word that it ends belongs to the scrap as well: `.summary{`.
    var hasPrefix = false
    /// Whether a sentence may also end with it, unless one of its members is used: `window.open(`.
    var isObject = false
  }

  private static let scraps = [
    Scrap(marker: "See full synopsis"), Scrap(marker: "<script"), Scrap(marker: "<style"),
    Scrap(marker: "if(typeof"), Scrap(marker: "if (typeof"),
    Scrap(marker: "window.", isObject: true), Scrap(marker: "document.", isObject: true),
    Scrap(marker: "function(", hasPrefix: true), Scrap(marker: "function (", hasPrefix: true),
    Scrap(marker: "{", hasPrefix: true),
  ]
}

extension Substring {
  /// Whether code continues here: a name, and then a call, an assignment or another member.
  fileprivate var isUseOfMember: Bool {
    let rest = drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard rest.count < count, let next = rest.first(where: { $0 != " " }) else { return false }
    return "(=.[;".contains(next)
  }

  /// The text up to its last space; empty if it has none.
  fileprivate var droppingLastWord: Substring {
    lastIndex(of: " ").map { self[..<$0] } ?? ""
  }
}
