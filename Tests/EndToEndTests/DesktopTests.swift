import TestSupport
import Testing

@Suite("What is copied, opened and pasted", .timeLimit(.minutes(5)))
struct DesktopTests {
  /// What c copies of the first title.
  private static let link = "https://www.imdb.com/title/tt0096895/"

  @Test("Within tmux the text is in its buffer, and the screen says so", arguments: [true, false])
  func copyToTmux(takesClipboard: Bool) async throws {
    let start = Program.Start(
      arguments: ["--demo"], takesClipboard: takesClipboard, knowsTmux: true)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("c")
      try await program.shows("Copied \(Self.link)")
      #expect(try await program.terminal.clipboard() == Self.link)
      try await program.press("C")
      try await program.press("m")
      let markdown = "[Batman (1989)](\(Self.link))"
      try await program.shows("Copied \(markdown)")
      #expect(try await program.terminal.clipboard() == markdown)
    }
  }

  @Test(
    "Of a terminal that may take the text or not, only that is said, with the text",
    arguments: [true, false])
  func copyToTerminal(takesClipboard: Bool) async throws {
    let start = Program.Start(arguments: ["--demo"], takesClipboard: takesClipboard)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("c")
      try await program.shows("Sent to the terminal's clipboard: \(Self.link)")
      let clipboard = try? await program.terminal.clipboard()
      #expect(clipboard == (takesClipboard ? Self.link : nil))
    }
  }

  @Test(
    "A desktop's own programs get the text or the link, and nothing else",
    arguments: [("WAYLAND_DISPLAY", "wl-copy", ""), ("DISPLAY", "xclip", "-selection clipboard")])
  func desktop(variable: String, clipboard: String, arguments: String) async throws {
    let copier = #"""
      #!/bin/sh
      { cat; echo; echo "$*$OMDB_API_KEY"; } > "$HOME/copied"
      """#
    let opener = #"""
      #!/bin/sh
      printf '%s\n' "$#" "$@" > "$HOME/opened.part"; env >> "$HOME/opened.part"
      mv "$HOME/opened.part" "$HOME/opened"
      """#
    let start = Program.Start(
      arguments: ["--demo"], environment: [variable: ":0", "OMDB_API_KEY": "12345678"],
      scripts: ["bin/\(clipboard)": copier, "bin/xdg-open": opener])
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("c")
      try await program.shows("Copied \(Self.link)")
      #expect(program.home.text(of: "copied") == "\(Self.link)\n\(arguments)\n")
      try await program.press("o")
      try await program.shows("Opened \(Self.link)")
      let lines = try await waitFor("the opener") { program.home.text(of: "opened") }
        .split(separator: "\n")
      #expect(lines.prefix(2) == ["1", Self.link[...]])
      #expect(!lines.contains { $0.contains("12345678") })
    }
  }

  @Test("Where the desktop's programs fail, the terminal copies, and the link is shown")
  func failing() async throws {
    let start = Program.Start(
      arguments: ["--demo"], environment: ["WAYLAND_DISPLAY": "wayland-0"],
      scripts: ["bin/wl-copy": "#!/bin/sh\nexit 1\n", "bin/xdg-open": "#!/bin/sh\nexit 3\n"])
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("c")
      try await program.shows("Sent to the terminal's clipboard: \(Self.link)")
      try await program.press("o")
      try await program.shows("xdg-open failed. Open by hand: \(Self.link)")
    }
  }

  @Test("Without a clipboard and a desktop, what to copy and to open by hand is shown, all of it")
  func noDesktop() async throws {
    let start = Program.Start(arguments: ["--demo"], terminalType: "linux")
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("c")
      try await program.shows("No clipboard found. Copy by hand: \(Self.link)")
      try await program.press("o")
      try await program.shows("No browser found. Open by hand: \(Self.link)")
    }
  }

  @Test("A paste triggers nothing: over the list it is dropped, in the search line it is text")
  func paste() async throws {
    try await withSession { program, service in
      try await program.shows("1 / 33")
      try await program.terminal.paste("jjj\nq\nG")
      try await program.press("Down")
      try await program.shows("2 / 33", "Batman Begins")
      try await program.typeQuery("")
      try await program.terminal.paste("star\ntrek\nq\n")
      try await program.shows("star trek q")
      try await program.shows("Esc back")
      try await program.press("C-u")
      try await program.hides("star trek q")
      #expect(await !service.searches.contains("star"))
    }
  }
}
