import Foundation

/// A buffer to which millions of elements are appended one by one.
///
/// The system moves a large piece of memory without copying it, so that growing never takes twice
/// the space, as it would in an array.
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

  /// Reorders the elements: the new ones are the old ones at the given places.
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
      // Swift itself traps when it finds no memory.
      preconditionFailure("There is no memory left.")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
