/// A value that is read in place, without a copy.
///
/// A class lends out a noncopyable property, and others may read it at the same time. It copies a
/// copyable one first, which means counting a reference for every collection in a state.
@usableFromInline
struct Kept<Value>: ~Copyable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @inlinable
  @MainActor
  borrowing func read<Part>(_ look: @MainActor (Value) -> Part) -> Part { look(value) }
}
