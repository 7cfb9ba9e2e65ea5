internal import FlyingFox
internal import FlyingSocks
import Foundation

/// A socket pool whose sockets send everything at once.
///
/// FlyingFox writes a reply's header and body one after the other. On a kept connection the system
/// holds back the second small packet until the first is acknowledged (Nagle's algorithm), which
/// takes the other side 40 ms. Connections inherit the option from the listening socket, and every
/// socket waits in the pool before it is used a second time, so this is the place for it.
struct PromptSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try socket.setValue(
      true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
