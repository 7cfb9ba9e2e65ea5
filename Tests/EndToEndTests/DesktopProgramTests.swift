import Foundation
import TestSupport
import Testing

@Suite("The desktop's programs, run for a key", .timeLimit(.minutes(5)))
struct DesktopProgramTests {
  private static let link = "https://www.imdb.com/title/tt0096895/"

  @Test(
    "Of clipboards that hang nothing is left, however often a key asks for them",
    arguments: ["", "trap '' TERM; "])
  func hangingClipboards(stubbornness: String) async throws {
    let clipboard = #"""
      #!/bin/sh
      \#(stubbornness)read text; echo "$text" >> "$HOME/texts"; exec sleep 1000
      """#
    try await withDesktop(["bin/xclip": clipboard]) { program in
      try await program.press("c")
      try await program.shows("Clipboard timed out. Copy by hand: \(Self.link)")
      try await waitUntil("the clipboard's end") { try await program.children().isEmpty }
      let descriptors = try await program.openDescriptors()
      try await program.press("c", times: 40)
      try await program.press("C")
      try await program.press("t")
      try await waitUntil("the title to be copied, and one text after the other") {
        let children = try await program.children()
        #expect(children.count <= 1)
        return program.home.text(of: "texts")?.contains("Batman (1989)") == true
      }
      try await program.shows("Clipboard timed out. Copy by hand: Batman (1989)")
      try await waitUntil("the clipboards' end") { try await program.children().isEmpty }
      try await waitUntil("their descriptors to be closed") {
        try await program.openDescriptors() <= descriptors
      }
    }
  }

  @Test("A clipboard that goes on in the background has copied, and is left alone")
  func backgroundClipboard() async throws {
    let clipboard = #"""
      #!/bin/sh
      cat > "$HOME/copied"; sh -c 'echo $$ > "$HOME/background"; exec sleep 1000' &
      """#
    try await withDesktop(["bin/xclip": clipboard]) { program in
      try await program.press("c")
      try await program.shows("Copied \(Self.link)")
      let process = try await waitFor("the clipboard in the background") {
        program.home.text(of: "background").flatMap { Int32($0.dropLast()) }
      }
      try await waitUntil("the clipboard's end") { try await program.children().isEmpty }
      #expect(kill(process, SIGKILL) == 0)
    }
  }

  @Test("At most 16 links are opened at once, and nothing is left of them")
  func hangingOpeners() async throws {
    try await withDesktop(["bin/xdg-open": Gate.waiting]) { program in
      try await program.press("o")
      try await program.shows("Opened \(Self.link)")
      try await Gate.open(of: program)
      let descriptors = try await program.openDescriptors()
      try await program.press("o", times: 40)
      try await waitUntil("16 openers") { try await program.children().count == 16 }
      try await program.shows("Opened \(Self.link)")
      try await waitUntil("one more to be refused") {
        try await program.press("o")
        return try await program.terminal.text().contains(
          "16 links are opening. Open by hand: \(Self.link)")
      }
      #expect(try await program.children().count == 16)
      try await Gate.open(of: program)
      try await waitUntil("their descriptors to be closed") {
        try await program.openDescriptors() <= descriptors
      }
      try await program.press("o")
      try await program.shows("Opened \(Self.link)")
      try await Gate.open(of: program)
    }
  }

  @Test("An opener gets neither screen nor descriptors, nor the signals that the program ignores")
  func cleanOpener() async throws {
    let opener = #"""
      #!/bin/bash
      echo HARM; echo HARM >&2; echo HARM > /dev/tty
      trap > "$HOME/signals"
      for descriptor in /proc/$$/fd/*; do readlink "$descriptor"; done > "$HOME/descriptors.part"
      mv "$HOME/descriptors.part" "$HOME/descriptors"
      """#
    try await withDesktop(["bin/xdg-open": opener]) { program in
      try await program.press("o")
      try await program.shows("Opened \(Self.link)")
      let descriptors = try await waitFor("the opener") { program.home.text(of: "descriptors") }
        .split(separator: "\n")
      #expect(program.home.text(of: "signals") == "")
      #expect(descriptors.filter { $0.hasPrefix("/dev/") }.allSatisfy { $0 == "/dev/null" })
      #expect(!descriptors.contains { $0.hasPrefix("socket:") || $0.hasPrefix("anon_inode:") })
      #expect(try await !program.terminal.text().contains("HARM"))
    }
  }

  /// Runs the demo on a desktop with these programs.
  private func withDesktop(
    _ scripts: [String: String], _ test: (Program) async throws -> Void
  ) async throws {
    let start = Program.Start(
      arguments: ["--demo"], environment: ["DISPLAY": ":0"],
      script: Gate.script(before: #""$@""#), scripts: scripts)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await test(program)
    }
  }
}
