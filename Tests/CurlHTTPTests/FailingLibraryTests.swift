import CCurl
import CTestSupport
import CurlHTTP
import FailingCurl
import TestSupport
import Testing
import Transport

/// The outcome of requests when libcurl itself fails; each test in a separate process.
@Suite("A library that fails", .timeLimit(.minutes(5)))
struct FailingLibraryTests {
  @Test("What is in flight and what comes later ends with the library's own reason")
  func whileWorking() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer(.silent)
      let transport = CurlTransport()
      let task = Task { await transport.failure(of: .loopback(server.authority)) }
      try await waitUntil("the connection") { server.openCount == 1 }

      failing_curl_break()
      let later = await transport.failure(of: .loopback(server.authority))
      let atLast = await transport.failure(of: .loopback(server.authority))

      for error in [await task.value, later, atLast] {
        try #require(error == .failed(reason: "Internal error"), "\(String(describing: error))")
      }
      transport.shutdown()
      let ended = await transport.failure(of: .loopback(server.authority))
      try #require(ended == .failed(reason: "the transport has been shut down"))
    }
  }

  @Test("A transport that cannot begin says why to every request")
  func fromTheStart() async {
    await #expect(processExitsWith: .success) {
      failing_curl_break()
      let transport = CurlTransport()
      for _ in 1...3 {
        let error = await transport.failure(of: .loopback("127.0.0.1:1"))
        try #require(error == .failed(reason: "Out of memory"), "\(String(describing: error))")
      }
    }
  }

  @Test("A machine without libcurl says so to every request, in the system's words")
  func missing() async {
    await #expect(processExitsWith: .success) {
      ctest_lose(ccurl_library())
      let transport = CurlTransport()
      for _ in 1...3 {
        let error = await transport.failure(of: .loopback("127.0.0.1:1"))
        let words = String(describing: error)
        try #require(words.contains("libcurl cannot be loaded: library-of-nobody.so: "), "\(words)")
      }
      transport.shutdown()
      try #require(CurlTransport.libraryVersion == nil)
    }
  }
}
