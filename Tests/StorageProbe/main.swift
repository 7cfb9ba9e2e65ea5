import Foundation
import Storage

// A session that only keeps answers and counts requests, or that only changes the library, for tests
// that must not survive it:
//
//     StorageProbe killed FOLDER FIRST COUNT MICROSECONDS
//         keeps titles from FIRST on, and is killed so long after COUNT of them
//     StorageProbe counted FOLDER COUNT FIRST
//         keeps and counts COUNT titles from FIRST on
//     StorageProbe limited FOLDER BYTES
//         keeps 400 titles while no file may be larger
//     StorageProbe foreign FOLDER FIRST
//         reads title FIRST of another user, and how many requests were counted
//     StorageProbe killed-library FOLDER FIRST COUNT MICROSECONDS
//         changes the library from act FIRST on, and is killed so long after COUNT of them
//     StorageProbe limited-library FOLDER BYTES
//         changes the library 100 times while no file may be larger
//     StorageProbe foreign-library FOLDER FIRST
//         reads the library of another user, and tries to change it
//
//     StorageProbe killed-import FOLDER STAGE MICROSECONDS
//         imports IMDb's data, and is killed so long after the beginning of a stage
//     StorageProbe limited-import FOLDER BYTES
//         imports IMDb's data while no file may be larger
//     StorageProbe foreign-import FOLDER 0
//         tries to import IMDb's data into the folder of another user
//
// It prints the number of each title that is kept or act that is done, and each problem.
let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(2).compactMap { Int($0) }
guard arguments.count > 2, numbers.count == arguments.count - 2 else { exit(64) }
let folder = arguments[1]

/// Kills this process so many microseconds from now.
///
/// There is no condition to wait for: the test tries many moments, each of which must be harmless.
@Sendable func endSoon(after delay: Int) {
  Thread.detachNewThread {
    usleep(UInt32(delay))
    kill(getpid(), SIGKILL)
  }
}

/// Lets no file become larger than so many bytes, as if the disk were full.
func limitFiles(to bytes: Int) {
  signal(SIGXFSZ, SIG_IGN)
  var limits = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limits)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
  #endif
}

/// Turns whoever may do anything into somebody who may do little.
func becomeForeign() {
  if geteuid() == 0 { setuid(65_534) }
}

switch (arguments[0], numbers.count) {
case ("killed", 3):
  await ProbeSession(folder, size: 30_000).keep(from: numbers[0], count: .max) { count in
    if count == numbers[1] { endSoon(after: numbers[2]) }
  }
case ("counted", 2):
  await ProbeSession(folder).keep(from: numbers[1], count: numbers[0])
case ("limited", 1):
  limitFiles(to: numbers[0])
  await ProbeSession(folder).keep(from: 0, count: 400)
case ("foreign", 1):
  becomeForeign()
  await ProbeSession(folder).keep(from: numbers[0], count: 0)
case ("killed-library", 3):
  await LibraryProbe(folder).act(from: numbers[0], count: 1_000_000) { count in
    if count == numbers[1] { endSoon(after: numbers[2]) }
  }
case ("limited-library", 1):
  limitFiles(to: numbers[0])
  await LibraryProbe(folder).act(from: 0, count: 100)
case ("foreign-library", 1):
  becomeForeign()
  await LibraryProbe(folder).act(from: numbers[0], count: 1)
case ("killed-import", 2):
  let (moment, delay) = (numbers[0], numbers[1])
  await ImportProbe(folder).run { stage in
    guard stage == moment else { return }
    if delay == 0 { kill(getpid(), SIGKILL) } else { endSoon(after: delay) }
  }
case ("limited-import", 1):
  limitFiles(to: numbers[0])
  await ImportProbe(folder).run()
case ("foreign-import", 1):
  becomeForeign()
  await ImportProbe(folder).run()
default: exit(64)
}
