import Foundation

/// One of the limits that the system sets to a process, as `ulimit` shows them.
struct SystemLimit {
  static let openFiles = SystemLimit(RLIMIT_NOFILE)
  static let stack = SystemLimit(RLIMIT_STACK)

  private let resource: Int32

  #if os(Linux)
    static let addressSpace = SystemLimit(RLIMIT_AS)
    static let data = SystemLimit(RLIMIT_DATA)
    static let threads = SystemLimit(__RLIMIT_NPROC)

    private init(_ resource: __rlimit_resource) { self.resource = Int32(resource.rawValue) }
  #else
    private init(_ resource: Int32) { self.resource = resource }
  #endif

  /// How much is allowed now; `Int.max` where there is no limit.
  var value: Int { Int(clamping: read().rlim_cur) }

  /// Allows more, up to a number or up to what the process may allow itself.
  func raise(to wanted: Int) {
    var limits = read()
    guard limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(rlim_t(wanted), limits.rlim_max)
    setrlimit(resource, &limits)
  }

  /// A limit that cannot be read is taken for none.
  private func read() -> rlimit {
    var limits = rlimit(rlim_cur: .max, rlim_max: .max)
    getrlimit(resource, &limits)
    return limits
  }
}
