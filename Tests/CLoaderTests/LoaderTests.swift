import CLoader
import Foundation
import Testing

#if os(Linux)
  private let mathematics = "libm.so.6"
#else
  private let mathematics = "/usr/lib/libm.dylib"
#endif

@Suite("Libraries that are loaded when they are needed", .timeLimit(.minutes(5)))
struct LoaderTests {
  @Test("The first file that is there is loaded, and its functions can be called")
  func loads() throws {
    let library = Library(files: ["nowhere.so", mathematics], functions: ["sqrt", "hypot"])
    #expect(library.file == mathematics)
    #expect(library.problem == nil)
    #expect(library.call(0, 9) == 3)
  }

  @Test("Without any of its files, it is said of each of them what the system says")
  func missing() throws {
    let library = Library(files: ["nowhere.so", "elsewhere.so"], functions: ["sqrt"])
    #expect(library.file == nil)
    let problem = try #require(library.problem)
    #expect(problem.hasPrefix("nowhere.so: "))
    #expect(problem.contains("; elsewhere.so: "))
  }

  @Test("A library without one of the functions is not used")
  func incomplete() throws {
    let library = Library(files: [mathematics], functions: ["sqrt", "guess"])
    #expect(library.file == nil)
    #expect(try #require(library.problem).contains("guess"))
  }

  @Test("A reason of any length is cut off")
  func longReason() throws {
    let name = String(repeating: "long-", count: 100) + ".so"
    let library = Library(files: [name, name], functions: ["sqrt"])
    #expect(try #require(library.problem).utf8.count == 255)
  }

  @Test("Many threads get the same answer")
  func manyThreads() async {
    let library = Library(files: ["nowhere.so", mathematics], functions: ["sqrt"])
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<100 { group.addTask { library.file } }
      for await file in group { #expect(file == mathematics) }
    }
  }
}

/// A library with a table for it; `@unchecked` is safe, since the loader locks it.
private final class Library: @unchecked Sendable {
  private typealias Function = @convention(c) (Double) -> Double

  private let library = UnsafeMutablePointer<cloader_library>.allocate(capacity: 1)
  private let table: UnsafeMutablePointer<Function?>
  private let files: [UnsafeMutablePointer<CChar>?]
  private let functions: [UnsafeMutablePointer<CChar>?]

  init(files: [String], functions: [String]) {
    self.files = files.map { strdup($0) } + [nil]
    self.functions = functions.map { strdup($0) } + [nil]
    table = .allocate(capacity: functions.count)
    table.initialize(repeating: nil, count: functions.count)
    library.initialize(to: cloader_library())
    library.pointee.files = Self.list(self.files)
    library.pointee.functions = Self.list(self.functions)
    library.pointee.table = UnsafeMutableRawPointer(table)
    pthread_mutex_init(&library.pointee.lock, nil)
  }

  deinit {
    library.pointee.files.deallocate()
    library.pointee.functions.deallocate()
    library.deallocate()
    table.deallocate()
    for text in files + functions { free(text) }
  }

  var file: String? { cloader_file(library).map { String(cString: $0) } }

  var problem: String? { cloader_problem(library).map { String(cString: $0) } }

  /// What one of the functions makes of a number.
  func call(_ index: Int, _ number: Double) -> Double? { table[index]?(number) }

  private static func list(
    _ texts: [UnsafeMutablePointer<CChar>?]
  ) -> UnsafePointer<UnsafePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count)
    list.initialize(from: texts.map { UnsafePointer($0) }, count: texts.count)
    return UnsafePointer(list)
  }
}
