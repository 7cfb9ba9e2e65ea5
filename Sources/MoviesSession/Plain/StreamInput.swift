internal import SafeText
internal import TerminalUI

/// An input whose lines come from a file, a pipe, or a terminal that edits them itself.
@MainActor
final class StreamInput: LineInput {
  let isInteractive: Bool
  let columns: Int?
  private let source: any ByteSource
  private let terminal: CookedTerminal?
  private let output: PlainOutput
  private let showsPrompt: Bool
  private var handler: (@MainActor (LineEvent) -> Void)?
  private var splitter = LineSplitter()
  /// The prompt of the line being asked for; `nil` if the user is not asked for one.
  private var prompt: String?
  private var reading: Task<Void, Never>?

  /// Makes an input that does not listen yet.
  ///
  /// - Parameters:
  ///   - source: The source of the bytes.
  ///   - terminal: The terminal that sends the bytes, whose signals stop and end the session; `nil`
  ///     if they come from elsewhere.
  ///   - isInteractive: Whether the source is a terminal.
  ///   - showsPrompt: Whether the prompt is written, which a script does not need.
  ///   - columns: The width of the terminal that shows the output; `nil` without one.
  ///   - output: The output for the prompt.
  init(
    source: any ByteSource, terminal: CookedTerminal?, isInteractive: Bool, showsPrompt: Bool,
    columns: Int?, output: PlainOutput
  ) {
    self.source = source
    self.terminal = terminal
    self.isInteractive = isInteractive
    self.showsPrompt = showsPrompt
    self.columns = columns
    self.output = output
  }

  func start(_ handler: @escaping @MainActor (LineEvent) -> Void) {
    self.handler = handler
    terminal?.watchSignals { [weak self] in self?.handle($0) }
    if isInteractive { readOn() }
  }

  func ask(_ prompt: String) throws(WriteError) {
    self.prompt = prompt
    if showsPrompt { try write(prompt) }
    readOn()
  }

  /// Writes a prompt, broken into lines if it does not fit.
  private func write(_ prompt: String) throws(WriteError) {
    if let columns, prompt.cellWidth > columns {
      try output.writeLine(prompt, columns: columns)
    } else {
      try output.write(prompt)
    }
  }

  func leaveLine() throws(WriteError) {
    prompt = nil
    if showsPrompt { try output.write("\n") }
  }

  func close() {
    handler = nil
    reading?.cancel()
    terminal?.close()
  }

  /// Starts to read, unless a reading is under way.
  ///
  /// A script's input is read no further ahead than necessary: its next lines wait until they are
  /// asked for.
  private func readOn() {
    guard reading == nil, handler != nil else { return }
    reading = Task { [source, weak self] in
      let bytes = await source.read()
      self?.receive(bytes)
    }
  }

  private func receive(_ bytes: [UInt8]) {
    reading = nil
    guard !bytes.isEmpty else { return end() }
    let hasLines = take(bytes)
    if isInteractive || !hasLines { readOn() }
  }

  /// Passes the lines that end in these bytes to the handler; returns whether there were any.
  private func take(_ bytes: [UInt8]) -> Bool {
    let lines = splitter.feed(bytes)
    if !lines.isEmpty { prompt = nil }
    for line in lines { handler?(.line(line)) }
    return !lines.isEmpty
  }

  private func end() {
    if let line = splitter.end() { handler?(.line(line)) }
    handler?(.ended)
    handler = nil
  }
}

extension StreamInput {
  private func handle(_ event: TerminalEvent) {
    switch event {
    case .stopRequested: stop()
    case .continued: resume()
    case .terminated(let signal):
      // The shell must not get a half-typed line; it would not if the signal itself ended the
      // program.
      _ = terminal?.takeLine()
      handler?(.terminated(signal: signal))
    case .input, .resized, .ended: break
    }
  }

  private func stop() {
    guard let terminal else { return }
    _ = take(terminal.takeLine())
    output.sink.flush()
    terminal.stop()
    askAgain()
  }

  private func resume() {
    terminal?.resume()
    askAgain()
  }

  /// Shows the prompt again, with the text typed so far, which the system no longer knows.
  private func askAgain() {
    guard showsPrompt, let prompt else { return }
    try? write(prompt)
    try? output.write(Sanitizer.line(splitter.unfinished, limit: LineSplitter.limit))
  }
}
