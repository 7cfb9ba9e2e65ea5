import Foundation
import Storage

// A session that only keeps answers and counts requests, for tests that must not survive it:
//
//     StorageProbe killed FOLDER FIRST COUNT MICROSECONDS
//         keeps titles from FIRST on, and is killed so long after COUNT of them
//     StorageProbe counted FOLDER COUNT FIRST
//         keeps and counts COUNT titles from FIRST on
//     StorageProbe limited FOLDER BYTES
//         keeps 400 titles while no file may be larger
//
// It prints the number of each title that is kept, and each problem.
let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(2).compactMap { Int($0) }
guard arguments.count > 2, numbers.count == arguments.count - 2 else { exit(64) }
let folder = arguments[1]

switch (arguments[0], numbers.count) {
case ("killed", 3):
  await ProbeSession(folder, size: 30_000).keep(from: numbers[0], count: .max) { count in
    guard count == numbers[1] else { return }
    Thread.detachNewThread {
      usleep(UInt32(numbers[2]))
      kill(getpid(), SIGKILL)
    }
  }
case ("counted", 2):
  await ProbeSession(folder).keep(from: numbers[1], count: numbers[0])
case ("limited", 1):
  signal(SIGXFSZ, SIG_IGN)
  var limits = rlimit(rlim_cur: rlim_t(numbers[0]), rlim_max: rlim_t(numbers[0]))
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limits)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
  #endif
  await ProbeSession(folder).keep(from: 0, count: 400)
default: exit(64)
}
