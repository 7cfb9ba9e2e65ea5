import Foundation
import TerminalUI
import TestSupport
import Testing

@Suite("A paste whose end is lost", .timeLimit(.minutes(1)))
@MainActor
struct UnfinishedPasteTests {
  @Test("^C quits, however fast it is repeated")
  func repeatedInterrupt() async throws {
    let terminal = PipeTerminal()
    var keys: [Key] = []
    let input = TerminalInput(terminal, pasteDelay: 50) { event in
      if case .input(.key(let key), _) = event { keys.append(key) }
    }
    defer { input.stop() }
    terminal.type("\u{1B}[200~abc")
    while keys.isEmpty {
      let reads = terminal.reads
      terminal.type("\u{3}")
      try await waitUntil("the next read") { terminal.reads > reads }
    }
    #expect(keys.first == .control("c"))
  }
}

/// A terminal whose keyboard is a pipe.
@MainActor
private final class PipeTerminal: WatchedTerminal {
  private let keyboard = Pipe()
  private let signals = Pipe()
  /// How often it was read.
  private(set) var reads = 0

  var inputDescriptor: Int32 { keyboard.fileHandleForReading.fileDescriptor }
  var signalDescriptor: Int32 { signals.fileHandleForReading.fileDescriptor }

  func type(_ text: String) { keyboard.fileHandleForWriting.write(Data(text.utf8)) }

  func read() -> Received {
    reads += 1
    return .bytes(Array(keyboard.fileHandleForReading.availableData))
  }
}
