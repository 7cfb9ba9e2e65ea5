import Foundation

/// A compact table of values by the numbers of titles.
///
/// Dumps are sorted by id as text, so the numbers of ids of the same length rise. Each length is
/// kept separately and needs no sorting; if a dump is unsorted, the table sorts its values.
final class NumberTable<Value: BitwiseCopyable> {
  private let sections = (0..<Section.count).map { _ in Section() }

  /// The number of values.
  var count: Int { sections.map(\.numbers.count).reduce(0, +) }

  /// Appends a value; ``sort()`` must be called before the next look-up.
  func append(_ value: Value, for number: UInt32) {
    sections[Section.index(of: number)].append(value, for: number)
  }

  /// Prepares the table for look-ups.
  ///
  /// - Complexity: O(*n* log *n*) if the numbers of some length did not rise, else O(1).
  func sort() {
    for section in sections { section.sort() }
  }

  /// The value of a number; if there are several, any of them.
  ///
  /// - Complexity: O(log *d*) for a number *d* places after the last one looked up; O(log *n*) for
  ///   one before it.
  subscript(number: UInt32) -> Value? { sections[Section.index(of: number)].value(of: number) }

  /// Calls a function with all numbers and values.
  func forEach(_ body: (UInt32, Value) throws -> Void) rethrows {
    for section in sections {
      for index in 0..<section.numbers.count {
        try body(section.numbers[index], section.values[index])
      }
    }
  }
}

extension NumberTable {
  /// The values whose ids have the same length.
  private final class Section {
    let numbers = GrowingBuffer<UInt32>()
    let values = GrowingBuffer<Value>()
    private var isSorted = true
    /// The index of the last look-up.
    private var last = 0

    /// The number of sections: for ids of 7, of 8, and of more digits.
    static var count: Int { 3 }

    static func index(of number: UInt32) -> Int {
      number < 10_000_000 ? 0 : number < 100_000_000 ? 1 : 2
    }

    func append(_ value: Value, for number: UInt32) {
      if let last = numbers.last, last > number { isSorted = false }
      numbers.append(number)
      values.append(value)
    }

    func sort() {
      guard !isSorted else { return }
      let order = (0..<numbers.count).map { UInt32($0) }
        .sorted { (numbers[Int($0)], $0) < (numbers[Int($1)], $1) }
      numbers.reorder(by: order)
      values.reorder(by: order)
      isSorted = true
    }

    func value(of number: UInt32) -> Value? {
      guard numbers.count > 0 else { return nil }
      // Numbers are often looked up in order.
      var low = numbers[last] <= number ? last : 0
      var step = 1
      while low + step < numbers.count, numbers[low + step] <= number {
        low += step
        step *= 2
      }
      var high = min(low + step, numbers.count)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if numbers[middle] <= number { low = middle } else { high = middle }
      }
      last = low
      return numbers[low] == number ? values[low] : nil
    }
  }
}

/// A buffer to which millions of elements are appended one by one.
///
/// The system moves a large piece of memory without copying it, so growing never takes twice the
/// space, as it would with an array.
final class GrowingBuffer<Element: BitwiseCopyable> {
  /// The elements, owned by this object; uninitialised from `count` on.
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 1 << 10
    elements = Self.memory(nil, capacity: capacity)
  }

  deinit { free(elements) }

  var last: Element? { count > 0 ? elements[count - 1] : nil }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "There are \(count) elements.")
    return elements[index]
  }

  func append(_ element: Element) {
    if count == capacity {
      capacity += capacity / 2
      elements = Self.memory(elements, capacity: capacity)
    }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Reorders the elements, given the old place of each.
  func reorder(by places: [UInt32]) {
    let old = elements
    elements = Self.memory(nil, capacity: capacity)
    for (index, place) in places.enumerated() {
      (elements + index).initialize(to: old[Int(place)])
    }
    free(old)
  }

  private static func memory(
    _ old: UnsafeMutablePointer<Element>?, capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
      // Swift itself traps as well when it runs out of memory.
      preconditionFailure("There is no memory left.")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
