public import MoviesSession

/// Standard input on which nothing comes until it is closed.
public final class OpenSource: ByteSource {
  private let (bytes, coming) = AsyncStream.makeStream(of: [UInt8].self)

  public init() {}

  /// Ends the input.
  public func close() { coming.finish() }

  public func read() async -> [UInt8] {
    for await piece in bytes { return piece }
    return []
  }
}
