/// Decodes the bytes of a terminal into events, however they are split.
///
/// Keys in all common encodings, modified keys, SGR mouse, bracketed paste and focus reports become
/// events. Unexpected replies of the terminal are swallowed, so that they can never act as
/// commands, and so are sequences without a meaning here. A meaningless byte costs only itself, and
/// ^C is ^C whatever comes before it; in a paste it is text, unless the paste never goes on.
/// Whether a lone escape byte is the Escape key, and whether a paste or a reply continues, can only
/// be determined by waiting: while something is ``held``, call ``flush()`` if nothing has arrived
/// for a while (usually 25 ms for a key, 500 ms for the others), or only bytes by which the wait is
/// not prolonged (``isProlonged(by:)``).
///
///     var decoder = InputDecoder()
///     decoder.feed([0x1B, 0x5B])  // nothing yet
///     decoder.feed([0x41])        // the key Up
///
/// - Complexity: O(1) for each byte; holds at most a pasted text of ``pasteLimit`` bytes.
public struct InputDecoder: Sendable {
  /// The maximum length of pasted text in bytes; the rest is dropped up to its end mark or a pause.
  public static let pasteLimit = 1 << 20

  private enum State {
    case ground
    /// After the first bytes of a character.
    case character(UTF8Accumulator, alt: Bool)
    case escape
    /// After `ESC O` (single shift three) and perhaps numbers, by which old terminals send
    /// modifiers.
    case singleShift(ControlSequence)
    /// After `ESC [`.
    case controlSequence(ControlSequence)
    /// After `ESC [ M`: the bytes received so far of a three-byte mouse report in its oldest form.
    case mouseReport([UInt8])
    /// After `ESC [ [`, which only the Linux console sends.
    case consoleFunctionKey
    case string(TerminalString)
    /// After an escape byte in a string: its terminator, or the start of something new.
    case stringEscape(TerminalString)
    /// As `stringEscape`, after the time at which a lone escape byte would count as a key.
    case lateStringEscape(TerminalString)
    /// After the start mark of bracketed paste; the text is in ``paste``.
    case paste
  }

  private var state = State.ground
  /// The pasted text; outside the state, because taking it out of there would copy it for every
  /// byte.
  private var paste = PasteCollector()
  private var events: [InputEvent] = []

  public init() {}

  /// The kind of input held back because its meaning depends on the bytes that follow.
  public enum Held: Hashable, Sendable {
    /// Bytes that are a key if nothing follows them.
    case key
    /// Pasted text that has not ended.
    case paste
    /// A reply that may end with the next byte.
    case reply
  }

  /// The kind of input held back now; `nil` for none.
  public var held: Held? {
    switch state {
    case .escape, .stringEscape: .key
    case .controlSequence(let sequence): sequence.isEmpty || sequence.shiftedKey != nil ? .key : nil
    case .singleShift(let numbers): numbers.isEmpty ? .key : nil
    case .lateStringEscape: .reply
    case .string(let string): string.isEmpty ? .key : nil
    case .paste: .paste
    case .ground, .character, .mouseReport, .consoleFunctionKey: nil
    }
  }

  /// Whether received bytes are a reason to wait longer for the bytes that may follow.
  ///
  /// ^C in a paste is not a reason: a user who presses it again and again, because the end of the
  /// paste was lost, must not keep the paste open.
  public func isProlonged(by bytes: some Sequence<UInt8>) -> Bool {
    held != .paste || bytes.contains { $0 != Self.interrupt }
  }

  /// Decodes the next bytes and returns the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Notes that nothing followed the held bytes, and returns the meaning that they then have.
  ///
  /// An escape byte in a reply is more likely the start of its end than a key, so it is held once
  /// more.
  public mutating func flush() -> [InputEvent] {
    if case .stringEscape(let string) = state {
      state = .lateStringEscape(string)
    } else {
      settle()
    }
    return takeEvents()
  }

  /// Emits the events that the held bytes mean if nothing follows them.
  private mutating func settle() {
    guard held != nil else { return }
    switch state {
    case .singleShift: emit(.alt("O"))
    case .controlSequence(let sequence): emit(sequence.shiftedKey ?? .alt("["))
    case .string(let string): emit(.alt(string.introducer))
    case .paste: giveUpPaste()
    default: emit(.escape)
    }
    state = .ground
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private mutating func emit(_ key: Key) { events.append(.key(key)) }

  private mutating func take(_ byte: UInt8) {
    if byte == Self.interrupt, held != .paste { return takeInterrupt() }
    switch state {
    case .ground: takeInGround(byte, alt: false)
    case .character(let character, let alt): take(byte, continuing: character, alt: alt)
    case .escape: takeAfterEscape(byte)
    case .singleShift(let numbers): takeAfterSingleShift(byte, numbers)
    case .controlSequence(let sequence): take(byte, continuing: sequence)
    case .mouseReport(let bytes): take(byte, continuingReport: bytes)
    case .consoleFunctionKey: takeConsoleFunctionKey(byte)
    case .string(let string): take(byte, continuing: string)
    case .stringEscape(let string), .lateStringEscape(let string):
      take(byte, afterEscapeIn: string)
    case .paste: takePasted(byte)
    }
  }

  /// The byte of ^C, with which people leave a program that seems to ignore them.
  static let interrupt: UInt8 = 0x03

  private mutating func takeInterrupt() {
    settle()
    takeInGround(Self.interrupt, alt: false)
  }

  private mutating func takeInGround(_ byte: UInt8, alt: Bool) {
    state = .ground
    if byte == 0x1B {
      state = .escape
    } else if let key = Key(singleByte: byte) {
      emit(alt ? key.adding(.alt) : key)
    } else if let character = UTF8Accumulator(lead: byte) {
      state = .character(character, alt: alt)
    }
  }

  private mutating func take(_ byte: UInt8, continuing character: UTF8Accumulator, alt: Bool) {
    switch character.appending(byte) {
    case .more(let longer): state = .character(longer, alt: alt)
    case .invalid: takeInGround(byte, alt: false)
    case .complete(let scalar):
      state = .ground
      let isControl = (0x80...0x9F).contains(scalar.value)
      if !isControl { emit(Key(.character(Character(scalar)), modifiers: alt ? .alt : [])) }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence(ControlSequence())
    case UInt8(ascii: "O"): state = .singleShift(ControlSequence())
    case 0x1B: emit(.escape)
    default:
      if let string = TerminalString(introducer: byte) {
        state = .string(string)
      } else {
        takeInGround(byte, alt: true)
      }
    }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8, _ numbers: ControlSequence) {
    switch byte {
    case 0x1B:
      if numbers.isEmpty { emit(.alt("O")) }
      takeInGround(byte, alt: false)
    case 0x30...0x3B: state = .singleShift(numbers.appending(byte))
    default:
      state = .ground
      if let key = numbers.keyAfterSingleShift(final: byte) { emit(key) }
    }
  }

  private mutating func take(_ byte: UInt8, continuing sequence: ControlSequence) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleFunctionKey
    case UInt8(ascii: "M") where sequence.isEmpty: state = .mouseReport([])
    case 0x20...0x3F: state = .controlSequence(sequence.appending(byte))
    case 0x40...0x7E: finish(sequence, with: byte)
    default:
      if let key = sequence.shiftedKey { emit(key) }
      takeInGround(byte, alt: false)
    }
  }

  private mutating func finish(_ sequence: ControlSequence, with final: UInt8) {
    state = .ground
    if sequence.startsPaste(with: final) {
      state = .paste
    } else if let event = sequence.event(final: final) {
      events.append(event)
    }
  }

  private mutating func take(_ byte: UInt8, continuingReport bytes: [UInt8]) {
    let bytes = bytes + [byte]
    guard bytes.count == 3 else { return state = .mouseReport(bytes) }
    state = .ground
    if let event = MouseEvent(oldReport: bytes) { events.append(.mouse(event)) }
  }

  private mutating func takeConsoleFunctionKey(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x41...0x45: emit(Key(.function(Int(byte) - 0x40)))
    case 0x20...0x7E: break
    default: takeInGround(byte, alt: false)
    }
  }

  private mutating func take(_ byte: UInt8, continuing string: TerminalString) {
    switch byte {
    case 0x07: finish(string)
    case 0x1B: state = .stringEscape(string)
    case ..<0x20: takeInGround(byte, alt: false)
    default: state = .string(string.appending(byte))
    }
  }

  private mutating func take(_ byte: UInt8, afterEscapeIn string: TerminalString) {
    if byte == UInt8(ascii: "\\") { return finish(string) }
    state = .escape
    take(byte)
  }

  private mutating func finish(_ string: TerminalString) {
    state = .ground
    if let event = string.event { events.append(event) }
  }

  private mutating func takePasted(_ byte: UInt8) {
    guard paste.finishes(with: byte) else { return }
    finishPaste()
    state = .ground
  }

  /// Ends a paste that does not go on; a ^C at its end counts as pressed.
  private mutating func giveUpPaste() {
    let endsWithInterrupt = paste.endsWithInterrupt
    finishPaste()
    if endsWithInterrupt { takeInGround(Self.interrupt, alt: false) }
  }

  private mutating func finishPaste() {
    events.append(.paste(paste.text))
    paste = PasteCollector()
  }
}
