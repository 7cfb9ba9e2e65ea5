/// A value that is looked at where it is kept.
///
/// A class lends out a property that cannot be copied, and others may look at it meanwhile. A copyable
/// one it copies first, which means counting a reference for every collection in a state.
@usableFromInline
struct Kept<Value>: ~Copyable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @inlinable
  @MainActor
  borrowing func read<Part>(_ look: @MainActor (Value) -> Part) -> Part { look(value) }
}
