import TerminalUI
import Testing

@Suite("Input decoder", .timeLimit(.minutes(5)))
struct InputDecoderTests {
  private func decode(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8) + decoder.flush()
  }

  @Test(
    "Keys arrive in all their encodings",
    arguments: [
      ("j", .character("j")), ("é", .character("é")), ("千", .character("千")),
      ("👍", .character("👍")),
      (" ", .character(" ")), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace),
      ("\u{8}", .control("h")), ("\u{15}", .control("u")), ("\u{3}", .control("c")),
      ("\0", .control(" ")), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
      ("\u{1B}", .escape), ("\u{1B}b", .alt("b")), ("\u{1B}é", .alt("é")), ("\u{1B}[", .alt("[")),
      ("\u{1B}O", .alt("O")), ("\u{1B}]", .alt("]")), ("\u{1B}P", .alt("P")),
      ("\u{1B}\u{7F}", Key(.backspace, modifiers: .alt)),
      ("\u{1B}\u{2}", Key(.character("b"), modifiers: [.alt, .control])),
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
      ("\u{1B}[C", .right), ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
      ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown),
      ("\u{1B}[1;5A", Key(.up, modifiers: .control)),
      ("\u{1B}[1;2B", Key(.down, modifiers: .shift)),
      ("\u{1B}[1;3C", Key(.right, modifiers: .alt)), ("\u{1B}[1;9D", Key(.left, modifiers: .alt)),
      ("\u{1B}[1;6H", Key(.home, modifiers: [.shift, .control])),
      ("\u{1B}[5;5~", Key(.pageUp, modifiers: .control)),
      ("\u{1B}[Z", Key(.tab, modifiers: .shift)),
      ("\u{1B}OM", .enter), ("\u{1B}OI", .tab), ("\u{1B}O ", .character(" ")),
      // The keypad's own keys mean what is printed on them.
      ("\u{1B}Op", .character("0")), ("\u{1B}Oq", .character("1")), ("\u{1B}Oy", .character("9")),
      ("\u{1B}Oj", .character("*")), ("\u{1B}Ok", .character("+")), ("\u{1B}Ol", .character(",")),
      ("\u{1B}Om", .character("-")), ("\u{1B}On", .character(".")), ("\u{1B}Oo", .character("/")),
      ("\u{1B}OX", .character("=")),
      // rxvt's, and those of terminals that tell modifiers after ESC O.
      ("\u{1B}Oa", Key(.up, modifiers: .control)), ("\u{1B}Od", Key(.left, modifiers: .control)),
      ("\u{1B}[a", Key(.up, modifiers: .shift)), ("\u{1B}[d", Key(.left, modifiers: .shift)),
      ("\u{1B}[5^", Key(.pageUp, modifiers: .control)),
      ("\u{1B}[5$", Key(.pageUp, modifiers: .shift)),
      ("\u{1B}[5@", Key(.pageUp, modifiers: [.shift, .control])),
      ("\u{1B}O2P", Key(.function(1), modifiers: .shift)),
      ("\u{1B}O5C", Key(.right, modifiers: .control)),
      ("\u{1B}O1;5D", Key(.left, modifiers: .control)),
    ] as [(String, Key)])
  func keys(_ text: String, key: Key) {
    #expect(decode(text) == [.key(key)])
  }

  @Test(
    "Function keys arrive in all their encodings",
    arguments: [
      ("\u{1B}OP", 1), ("\u{1B}[11~", 1), ("\u{1B}[[A", 1), ("\u{1B}OS", 4), ("\u{1B}[14~", 4),
      ("\u{1B}[[E", 5), ("\u{1B}[15~", 5), ("\u{1B}[17~", 6), ("\u{1B}[21~", 10),
      ("\u{1B}[23~", 11),
      ("\u{1B}[24~", 12), ("\u{1B}[25~", 13), ("\u{1B}[28~", 15), ("\u{1B}[34~", 20),
    ])
  func functionKeys(_ text: String, number: Int) {
    #expect(decode(text) == [.key(Key(.function(number)))])
  }

  @Test(
    "Keys sent as numbers are understood",
    arguments: [
      ("\u{1B}[97;5u", .control("a")), ("\u{1B}[27u", .escape), ("\u{1B}[13u", .enter),
      ("\u{1B}[97;2u", .character("A")), ("\u{1B}[9;2u", Key(.tab, modifiers: .shift)),
      ("\u{1B}[27;5;105~", .control("i")), ("\u{1B}[233u", .character("é")),
      ("\u{1B}[32;2u", .character(" ")), ("\u{1B}[97:65;3u", .alt("a")),
      ("\u{1B}[1;5P", Key(.function(1), modifiers: .control)),
      ("\u{1B}[1;2R", Key(.function(3), modifiers: .shift)),
      ("\u{1B}[106;1:1u", .character("j")), ("\u{1B}[106;1:2u", .character("j")),
      ("\u{1B}[1;5:2A", Key(.up, modifiers: .control)),
      ("\u{1B}[1;5M", Key(.enter, modifiers: .control)),
    ] as [(String, Key)])
  func numberedKeys(_ text: String, key: Key) {
    #expect(decode(text) == [.key(key)])
  }

  @Test(
    "What means nothing here is swallowed whole, and a key that is let go is no key",
    arguments: [
      "\u{1B}Oz", "\u{1B}OE", "\u{1B}O\r", "\u{1B}O\u{FF}", "\u{1B}O2z", "\u{1B}[[q", "\u{1B}[[~",
      "\u{1B}[106;1:3u", "\u{1B}[1;1:3A", "\u{1B}[5;1:3~", "\u{1B}[13;:3u", "\u{1B}[57441;2:3u",
      "\u{1B}[<0;3;4q", "\u{1B}[35;3;4M", "\u{1B}[5$x", "\u{1B}[5 A", "\u{1B}[!p", "\u{1B}[>1u",
    ])
  func meaningless(_ text: String) {
    #expect(decode(text + "j") == [.key(.character("j"))])
  }

  @Test("Mouse reports of old terminals are understood, and are no keys")
  func oldMouseReports() {
    let place = Point(column: 10, row: 5)
    #expect(
      decode("\u{1B}[M +&\u{1B}[M#+&\u{1B}[Ma+&j") == [
        .mouse(MouseEvent(.pressed(.left), at: place)),
        .mouse(MouseEvent(.released(.left), at: place)),
        .mouse(MouseEvent(.wheelDown, at: place)), .key(.character("j")),
      ])
    #expect(decode("\u{1B}[M  \u{1}j") == [.key(.character("j"))])
  }

  @Test(
    "Replies of the terminal are swallowed",
    arguments: [
      "\u{1B}[?1;2c", "\u{1B}[?64;1;2;6;9;15;22c", "\u{1B}[>41;390;0c",
      "\u{1B}P>XTerm(390)\u{1B}\\", "\u{1B}]>|kitty(0.46.2)\u{1B}\\",
      "\u{1B}_Gi=32;OK\u{1B}\\", "\u{1B}_Gi=31\u{1B}\\", "\u{1B}_i=31;OK\u{1B}\\",
      "\u{1B}]Gi=31;OK\u{1B}\\", "\u{1B}]10;rgb:dddd/dddd/dddd\u{7}", "\u{1B}P0+r\u{1B}\\",
      "\u{1B}[24;80R", "\u{1B}[0n", "\u{1B}[?1u", "\u{1B}[?25;1$y", "\u{1B}]52;c;cm0=\u{1B}\\",
      "\u{1B}[8;40;120t", "\u{1B}]11;nonsense\u{7}",
      "\u{1B}[1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20A",
    ])
  func replies(_ text: String) {
    #expect(decode(text + "j") == [.key(.character("j"))])
  }

  @Test(
    "The terminal's answers about itself become events",
    arguments: [
      ("\u{1B}]11;rgb:0000/8080/ffff\u{1B}\\", .background(.rgb(0, 128, 255))),
      ("\u{1B}]11;rgb:00/80/ff\u{7}", .background(.rgb(0, 128, 255))),
      ("\u{1B}]11;rgba:ffff/ffff/ffff/ffff\u{7}", .background(.rgb(255, 255, 255))),
      ("\u{1B}[?2026;2$y", .synchronizedOutput(true)),
      ("\u{1B}[?2026;1$y", .synchronizedOutput(true)),
      ("\u{1B}[?2026;0$y", .synchronizedOutput(false)),
      ("\u{1B}[?2026;4$y", .synchronizedOutput(false)),
      ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(true)),
      ("\u{1B}_Gi=31;ENOTSUPPORTED:no images\u{1B}\\", .kittyGraphics(false)),
      ("\u{1B}_Gi=31;\u{1B}\\", .kittyGraphics(false)),
      ("\u{1B}P>|XTerm(390)\u{1B}\\", .terminalVersion(TerminalVersion("XTerm(390)"))),
      ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
    ] as [(String, InputEvent)])
  func answers(_ text: String, event: InputEvent) {
    #expect(decode(text) == [event])
  }

  @Test(
    "The mouse reports buttons, wheel and modifiers, counted from 0",
    arguments: [
      ("\u{1B}[<0;1;1M", MouseEvent(.pressed(.left), at: .zero)),
      ("\u{1B}[<0;200;50m", MouseEvent(.released(.left), at: Point(column: 199, row: 49))),
      ("\u{1B}[<1;3;4M", MouseEvent(.pressed(.middle), at: Point(column: 2, row: 3))),
      ("\u{1B}[<2;3;4m", MouseEvent(.released(.right), at: Point(column: 2, row: 3))),
      ("\u{1B}[<64;3;4M", MouseEvent(.wheelUp, at: Point(column: 2, row: 3))),
      ("\u{1B}[<65;3;4M", MouseEvent(.wheelDown, at: Point(column: 2, row: 3))),
      ("\u{1B}[<32;3;4M", MouseEvent(.moved, at: Point(column: 2, row: 3))),
      (
        "\u{1B}[<28;3;4M",
        MouseEvent(
          .pressed(.left), at: Point(column: 2, row: 3), modifiers: [.shift, .alt, .control])
      ),
    ])
  func mouse(_ text: String, event: MouseEvent) {
    #expect(decode(text) == [.mouse(event)])
  }

  @Test("Pasted text is one event, whatever is in it")
  func paste() {
    let events = decode("\u{1B}[200~q\r\nls\r\u{1B}[A\u{1B}[201é\u{1B}\u{1B}[201~j")
    #expect(events == [.paste("q\nls\n\u{1B}[A\u{1B}[201é\u{1B}"), .key(.character("j"))])
    #expect(decode("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test("Of an endless paste only the beginning is kept")
  func hugePaste() {
    var decoder = InputDecoder()
    let text = String(repeating: "x", count: InputDecoder.pasteLimit + 5)
    let events = decoder.feed("\u{1B}[200~\(text)\u{1B}[201~j".utf8)
    #expect(events.count == 2)
    #expect(events.first == .paste(String(text.dropLast(5))))
  }

  @Test("A paste whose end never comes ends after a pause, and keys are keys again")
  func endlessPaste() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~abc".utf8).isEmpty)
    #expect(decoder.held == .paste)
    #expect(decoder.flush() == [.paste("abc")])
    #expect(decoder.held == nil)
    #expect(decoder.feed([0x03]) == [.key(.control("c"))])
  }

  @Test("^C at the end of a paste that does not go on was pressed", arguments: 1...3)
  func interruptedPaste(times: Int) {
    for unfinished in ["", "abc", "a\u{3}b", "abc\u{1B}[20"] {
      var decoder = InputDecoder()
      _ = decoder.feed("\u{1B}[200~\(unfinished)".utf8)
      for _ in 1...times {
        #expect(!decoder.isProlonged(by: [0x03]))
        #expect(decoder.feed([0x03]).isEmpty)
      }
      #expect(decoder.flush() == [.paste(unfinished), .key(.control("c"))])
      #expect(decoder.held == nil)
    }
  }

  @Test("^C in a paste is text again once something follows it, and only ^C prolongs nothing")
  func goingOn() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~a\u{3}\u{3}".utf8)
    #expect(decoder.isProlonged(by: [0x03, UInt8(ascii: "b")]))
    #expect(decoder.feed("\u{3}b".utf8).isEmpty)
    #expect(decoder.feed("\u{3}\u{1B}[201~".utf8) == [.paste("a\u{3}\u{3}\u{3}b\u{3}")])
    #expect(decoder.isProlonged(by: [0x03]))
  }

  @Test("In a paste ^C is text, everywhere else it is ^C whatever stands before it")
  func interrupt() {
    #expect(decode("\u{1B}[200~a\u{3}b\u{1B}[201~") == [.paste("a\u{3}b")])
    for (text, first) in [
      ("\u{1B}", [.key(.escape)]), ("\u{1B}[", [.key(.alt("["))]), ("\u{1B}O", [.key(.alt("O"))]),
      ("\u{1B}[M", []), ("\u{1B}[1;", []), ("\u{1B}]0;x", []), ("\u{1B}[[", []),
    ] as [(String, [InputEvent])] {
      #expect(decode(text + "\u{3}") == first + [.key(.control("c"))], "\(text.debugDescription)")
    }
  }

  @Test(
    "Numbers that no terminal sends mean nothing",
    arguments: ["-9223372036854775808", "9223372036854775808", "-1", "1114112", "+1", "0x1"])
  func impossibleNumbers(_ number: String) {
    for text in ["\u{1B}[<0;\(number);1M", "\u{1B}[<\(number);1;1M", "\u{1B}[1;\(number)A"] {
      #expect(decode(text + "j").last == .key(.character("j")))
      #expect(!decode(text).contains { if case .mouse = $0 { true } else { false } })
    }
    #expect(!decode("\u{1B}[\(number)u").contains { if case .paste = $0 { true } else { false } })
  }

  @Test(
    "Bytes that make no sense cost only themselves",
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0x80], [0xC0, 0xAF],
      [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC2, 0x9B], [0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidBytes(_ bytes: [UInt8]) {
    var decoder = InputDecoder()
    let expected: [InputEvent] = [.key(.character("j")), .key(.enter)]
    #expect(decoder.feed(bytes + Array("j\r".utf8)).suffix(2) == expected)
  }

  @Test("A lone escape byte waits until the delay is over")
  func escapeDelay() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.held == .key)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.held == nil)
    #expect(decoder.flush().isEmpty)
    #expect(decode("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    #expect(decode("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
  }

  @Test(
    "A reply that arrives in two halves is a reply, wherever it ends",
    arguments: ["\u{1B}_Gi=31;OK", "\u{1B}]0;title", "\u{1B}P>|kitty(0.46.2)"])
  func splitReply(_ text: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed((text + "\u{1B}").utf8).isEmpty)
    #expect(decoder.held == .key)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.held == .reply)
    let events = decoder.feed("\\j".utf8)
    #expect(events == decode(text + "\u{1B}\\j"))
    #expect(events.filter { if case .key = $0 { true } else { false } } == [.key(.character("j"))])
  }

  @Test(
    "A sequence that is cut off keeps nobody deaf",
    arguments: ["\u{1B}]0;x", "\u{1B}Pq", "\u{1B}[1;"])
  func cutOff(_ text: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(text.utf8).isEmpty)
    #expect(decoder.held == nil)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed([0x0D]) == [.key(.enter)])
    #expect(decoder.feed(text.utf8) + decoder.feed([0x1B]) == [])
    // In a reply, Escape takes as long to be known as the end of a paste.
    #expect(decoder.flush() + decoder.flush() == [.key(.escape)])
  }

  @Test("A change between dark and light colours is reported, and nothing like it")
  func colorScheme() {
    #expect(decode("\u{1B}[?997;1n") == [.colorScheme(isLight: false)])
    #expect(decode("\u{1B}[?997;2n") == [.colorScheme(isLight: true)])
    for other in ["\u{1B}[?997;3n", "\u{1B}[?997n", "\u{1B}[?996;1n", "\u{1B}[?997;1;1n"] {
      #expect(decode(other).isEmpty)
    }
  }
}
