import Titles

/// Plots and awards, mended where OMDb's own sources left something behind or something out.
extension Fields {
  /// A plot without scraped scripts and link texts, with `…` where it stops in the middle of a sentence.
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
    var mended = ""
    for character in awards {
      if character.isNumber, mended.last?.isLetter == true { mended += ". " }
      mended.append(character)
    }
    return mended
  }

  /// What shows that a script, a style sheet or a link's text begins, behind which no plot goes on.
  private struct Scrap {
    var marker: String
    /// Whether it stands at the end of a word that belongs to the scrap as well: `.summary{`.
    var hasPrefix = false
    /// Whether a sentence can end with it, too, unless a member of it is used: `window.open(`.
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
  /// Whether code goes on here: a name, and then a call, an assignment or a further member.
  fileprivate var isUseOfMember: Bool {
    let rest = drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard rest.count < count, let next = rest.first(where: { $0 != " " }) else { return false }
    return "(=.[;".contains(next)
  }

  /// The text up to its last blank; empty where it has none.
  fileprivate var droppingLastWord: Substring {
    lastIndex(of: " ").map { self[..<$0] } ?? ""
  }
}
