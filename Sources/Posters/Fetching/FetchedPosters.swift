import Synchronization
public import Titles
public import Transport

/// Posters from the disk, and otherwise from the network.
///
/// At most four are fetched at once; a further one waits for its turn. Nothing in a request says
/// who asks, and every redirect is checked like the address itself.
public struct FetchedPosters: PosterSource {
  private let transport: any HTTPTransport
  private let base: ServiceURL?
  private let folder: PosterFolder?
  private let turns = AsyncSemaphore(permits: 4)

  /// How many redirects are followed.
  private static let redirects = 3

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - transport: What sends; it should take replies of up to ``PosterLimits/bytes``, follow no
  ///     redirects, and add nothing to a request.
  ///   - base: The address of the service that the catalogue asks, if one is configured: posters
  ///     may come from there, too.
  ///   - folder: The cache on disk, if there is one.
  public init(transport: any HTTPTransport, base: ServiceURL? = nil, folder: PosterFolder? = nil) {
    self.transport = transport
    self.base = base
    self.folder = folder
  }

  /// The poster at an address, in the smallest size that is enough, or a larger one from disk.
  public func poster(
    at address: String, width: Int, reach: CachePolicy
  ) async throws(PosterError) -> [UInt8] {
    guard let address = PosterAddress(address, base: base) else { throw .foreignAddress }
    for size in address.sizes(covering: width) {
      if let bytes = await folder?.bytes(of: size) { return bytes }
    }
    guard reach == .anywhere else { throw .notHere }
    let wanted = address.covering(width: width)
    let bytes = try await fetchInTurn(wanted)
    await folder?.keep(bytes, of: wanted)
    return bytes
  }

  private func fetchInTurn(_ address: PosterAddress) async throws(PosterError) -> [UInt8] {
    guard await turns.acquire() else { throw .cancelled }
    defer { turns.release() }
    return try await fetch(address)
  }

  private func fetch(_ address: PosterAddress) async throws(PosterError) -> [UInt8] {
    var address = address
    for _ in 0...Self.redirects {
      let reply = try await reply(to: address)
      guard let location = reply.redirectLocation else { return try reply.poster }
      guard let target = address.redirected(to: location, base: base) else {
        throw .redirectedAway
      }
      address = target
    }
    throw .redirectedAway
  }

  private func reply(to address: PosterAddress) async throws(PosterError) -> TransportReply {
    do {
      return try await transport.send(address.request)
    } catch {
      throw PosterError(error)
    }
  }
}

/// Lets a number of tasks through at a time; the others wait in line without blocking a thread.
///
/// A task that is cancelled while it waits leaves the line at once and takes nothing with it.
package final class AsyncSemaphore: Sendable {
  private struct Waiter {
    let number: Int
    let admission: CheckedContinuation<Bool, Never>
  }

  private struct Line {
    /// Above zero only while nobody waits.
    var permits: Int
    var waiters: [Waiter] = []
    var lastNumber = 0
  }

  private let line: Mutex<Line>

  /// Makes a semaphore.
  ///
  /// - Parameter permits: How many tasks are let through at a time.
  package init(permits: Int) { line = Mutex(Line(permits: permits)) }

  /// How many tasks wait.
  package var waitingCount: Int { line.withLock(\.waiters.count) }

  /// Waits for a permit.
  ///
  /// - Returns: Whether there is one, which has to be given back by ``release()``; `false` if the
  ///   task was cancelled before.
  package func acquire() async -> Bool {
    guard !Task.isCancelled else { return false }
    let number = line.withLock { line in
      line.lastNumber += 1
      return line.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { enter(Waiter(number: number, admission: $0)) }
    } onCancel: {
      leave(number)
    }
  }

  /// Gives a permit back, which passes to the task that has waited longest.
  package func release() {
    let next: Waiter? = line.withLock { line in
      guard line.waiters.isEmpty else { return line.waiters.removeFirst() }
      line.permits += 1
      return nil
    }
    next?.admission.resume(returning: true)
  }

  private func enter(_ waiter: Waiter) {
    let isAdmitted = line.withLock { line in
      guard line.permits > 0 else {
        line.waiters.append(waiter)
        return false
      }
      line.permits -= 1
      return true
    }
    if isAdmitted {
      waiter.admission.resume(returning: true)
    } else if Task.isCancelled {
      // It was cancelled before it stood in line, where the handler did not find it.
      leave(waiter.number)
    }
  }

  private func leave(_ number: Int) {
    let waiter = line.withLock { line in
      line.waiters.firstIndex { $0.number == number }.map { line.waiters.remove(at: $0) }
    }
    waiter?.admission.resume(returning: false)
  }
}
