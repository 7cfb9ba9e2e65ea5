import Foundation

/// A limit that the system sets for a process, as shown by `ulimit`.
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

  /// The current limit; `Int.max` if the resource is unlimited.
  var value: Int { Int(clamping: read().rlim_cur) }

  /// Raises the limit to a number, or as far as the process is allowed to.
  func raise(to wanted: Int) {
    var limits = read()
    guard limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(rlim_t(wanted), limits.rlim_max)
    setrlimit(resource, &limits)
  }

  /// Reads the limits; one that cannot be read counts as unlimited.
  private func read() -> rlimit {
    var limits = rlimit(rlim_cur: .max, rlim_max: .max)
    getrlimit(resource, &limits)
    return limits
  }
}
