import SafeText

/// Lines from a file, a pipe, or a terminal that edits them itself.
@MainActor
final class StreamInput: LineInput {
  let isInteractive: Bool
  let columns: Int?
  private let source: any ByteSource
  private let output: PlainOutput
  private let showsPrompt: Bool
  private var handler: (@MainActor (LineEvent) -> Void)?
  private var splitter = LineSplitter()
  private var reading: Task<Void, Never>?

  /// Makes an input that does not listen yet.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - isInteractive: Whether the source is a terminal.
  ///   - showsPrompt: Whether the prompt is written, which a script does not need.
  ///   - columns: How wide the terminal is that is written to; `nil` where there is none.
  ///   - output: Where the prompt goes.
  init(
    source: any ByteSource, isInteractive: Bool, showsPrompt: Bool, columns: Int?,
    output: PlainOutput
  ) {
    self.source = source
    self.isInteractive = isInteractive
    self.showsPrompt = showsPrompt
    self.columns = columns
    self.output = output
  }

  func start(_ handler: @escaping @MainActor (LineEvent) -> Void) {
    self.handler = handler
    if isInteractive { readOn() }
  }

  func ask(_ prompt: String) throws(WriteError) {
    if showsPrompt { try write(prompt) }
    readOn()
  }

  /// A prompt that does not fit stands on lines of its own.
  private func write(_ prompt: String) throws(WriteError) {
    if let columns, prompt.cellWidth > columns {
      try output.writeLine(prompt, columns: columns)
    } else {
      try output.write(prompt)
    }
  }

  func leaveLine() throws(WriteError) {
    if showsPrompt { try output.write("\n") }
  }

  func close() {
    handler = nil
    reading?.cancel()
  }

  /// Reads ahead no further than it must: a script's next lines wait until they are asked for.
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
    let lines = splitter.feed(bytes)
    for line in lines { handler?(.line(line)) }
    if isInteractive || lines.isEmpty { readOn() }
  }

  private func end() {
    if let line = splitter.end() { handler?(.line(line)) }
    handler?(.ended)
    handler = nil
  }
}
