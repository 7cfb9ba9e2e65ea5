import MoviesSession
import MoviesUI

extension LibraryFindings {
  /// The findings as labelled lines, followed by advice.
  var text: [String] {
    let latest = copies.isEmpty ? ["none"] : copies
    let lines =
      [
        (label: "File", text: file ?? "none: the demo keeps nothing"),
        ("Titles", titles?.grouped ?? "–"), ("State", state),
      ]
      + latest.enumerated().map { ($0 == 0 ? "Copies" : "", $1) }
    return LabelledLines.text(lines, width: .max) + advice
  }

  private var state: String {
    guard problem == nil else { return "see below" }
    return exists ? "sound" : "not there yet"
  }

  private var advice: [String] {
    guard !restoration.isEmpty else { return [] }
    return ["", "To put the latest copy in its place, end all sessions and run:"]
      + restoration.map { "  " + $0 }
      + ["To save what can still be read first: movies-tui library export --output FILE"]
  }
}

extension JSON {
  init(_ findings: LibraryFindings) {
    self = [
      "file": JSON(findings.file), "titles": JSON(findings.titles),
      "copies": JSON(findings.copies), "problem": JSON(findings.problem?.message),
      "restore": JSON(findings.restoration),
    ]
  }
}
