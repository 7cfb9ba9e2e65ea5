import Foundation

/// A program of the user's desktop, which is run without a shell.
struct DesktopProgram {
  private let file: URL
  private let arguments: [String]
  private let environment: [String: String]

  /// Returns `nil` where there is no program of that name on the PATH.
  init?(_ name: String, _ arguments: [String] = [], in environment: [String: String]) {
    let file = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let file else { return nil }
    self.file = file
    self.arguments = arguments
    self.environment = environment
  }

  var name: String { file.lastPathComponent }

  /// Runs the program, without the API key in its environment, and waits for its end.
  ///
  /// - Parameters:
  ///   - more: Arguments behind its own.
  ///   - text: What it reads: a line or so, since nobody waits for it to be read.
  /// - Returns: Its exit status; `nil` where it could not be started, or where the waiting task was
  ///   cancelled, which leaves the program alone.
  func run(_ more: [String] = [], reading text: String = "") async -> Int32? {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments + more
    process.environment = environment.filter { $0.key != KeyPlace.variable }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { end.yield($0.terminationStatus) }
    do {
      process.standardInput = try Self.pipe(holding: text)
      try process.run()
    } catch {
      return nil
    }
    return await ends.first { _ in true }
  }

  /// A pipe that ends behind a text.
  private static func pipe(holding text: String) throws -> Pipe {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }
}
