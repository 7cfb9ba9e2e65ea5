/// Plots and awards, mended where OMDb's own sources left something behind or something out.
extension Fields {
  /// A plot without scraped scripts and link texts, with `…` where OMDb cut it off.
  func plot(_ name: String) -> String? {
    guard var plot = prose(name) else { return nil }
    for scrap in Fields.scraps {
      guard let start = plot.firstIndex(ofText: scrap.marker) else { continue }
      let prose = plot[..<start]
      plot = (scrap.hasPrefix ? prose.droppingLastWord : prose).trimmed
    }
    if plot.hasSuffix(" ...") {
      plot = plot.dropLast(4) + "…"
    } else if Fields.lengthsOfCutPlots.contains(plot.count), plot.last?.isLetter == true {
      plot += "…"
    }
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
  ///
  /// Some stand at the end of a word that belongs to the scrap as well: `.summary{`.
  private static let scraps: [(marker: String, hasPrefix: Bool)] = [
    ("See full synopsis", false), ("<script", false), ("<style", false), ("if(typeof", false),
    ("if (typeof", false), ("window.", false), ("document.", false), ("function(", true),
    ("function (", true), ("{", true),
  ]

  /// OMDb cuts short plots hard at about 240 characters, in the middle of a word.
  private static let lengthsOfCutPlots = 236...244
}

extension Substring {
  /// The text up to its last blank; empty where it has none.
  fileprivate var droppingLastWord: Substring {
    lastIndex(of: " ").map { self[..<$0] } ?? ""
  }
}
