/// The lines of a source of bytes, as they arrive.
package struct InputLines: AsyncSequence, Sendable {
  private let source: any ByteSource

  package init(_ source: any ByteSource) { self.source = source }

  package func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  package struct Iterator: AsyncIteratorProtocol {
    let source: any ByteSource
    private var splitter = LineSplitter()
    private var ready: [String] = []
    private var isAtEnd = false

    init(source: any ByteSource) { self.source = source }

    /// Returns the next line without its line break; `nil` after the last one.
    package mutating func next() async -> String? {
      while ready.isEmpty, !isAtEnd {
        let bytes = await source.read()
        isAtEnd = bytes.isEmpty
        ready = isAtEnd ? splitter.end().map { [$0] } ?? [] : splitter.feed(bytes)
      }
      return ready.isEmpty ? nil : ready.removeFirst()
    }
  }
}
