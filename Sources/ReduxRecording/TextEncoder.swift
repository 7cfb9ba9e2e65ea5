import Redux

/// A change applied to every text of a value before it is written.
///
/// A text is anything encoded as a `String`. A type that encodes itself as a single value, such as
/// an id or an enum with raw values, is a word of the format and stays unchanged, and so do names
/// and everything `Verbatim`.
struct TextChange {
  let change: (String, [any CodingKey]) -> String
  /// The names under which a text is written, from the outside in.
  ///
  /// They are kept here because the paths of JSONEncoder lack the names of nested containers.
  private(set) var place: [any CodingKey] = []

  init(_ change: @escaping (String, [any CodingKey]) -> String) { self.change = change }

  /// Returns the change for texts under a further name.
  func under(_ key: any CodingKey) -> TextChange {
    var inner = self
    inner.place.append(key)
    return inner
  }

  /// Returns the replacement for a value.
  func applied(to value: some Encodable) -> any Encodable {
    switch value {
    case let text as String: change(text, place)
    case is any Numeric, is Bool: value
    default: WithTextsChanged(value, by: self)
    }
  }
}

/// A value that is encoded with every text in it changed.
struct WithTextsChanged<Value: Encodable>: Encodable {
  private let value: Value
  private let change: TextChange

  init(_ value: Value, by change: TextChange) {
    self.value = value
    self.change = change
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: TextEncoder(unchanging: encoder, change: change))
  }
}

/// Passes everything on to another encoder, but changes texts first.
private struct TextEncoder: TextChangingEncoder {
  let unchanging: any Encoder
  let change: TextChange

  var codingPath: [any CodingKey] { unchanging.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { unchanging.userInfo }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(NamedTexts(base: unchanging.container(keyedBy: type), change: change))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    TextList(base: unchanging.unkeyedContainer(), change: change)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleText(base: unchanging.singleValueContainer(), change: change)
  }
}

private struct NamedTexts<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var base: KeyedEncodingContainer<Key>
  let change: TextChange

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func encodeNil(forKey key: Key) throws { try base.encodeNil(forKey: key) }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try base.encode(change.under(key).applied(to: value), forKey: key)
  }

  mutating func nestedContainer<Inner>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(
      NamedTexts<Inner>(
        base: base.nestedContainer(keyedBy: type, forKey: key), change: change.under(key)))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    TextList(base: base.nestedUnkeyedContainer(forKey: key), change: change.under(key))
  }

  mutating func superEncoder() -> any Encoder {
    TextEncoder(unchanging: base.superEncoder(), change: change)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    TextEncoder(unchanging: base.superEncoder(forKey: key), change: change.under(key))
  }
}

private struct TextList: UnkeyedEncodingContainer {
  var base: any UnkeyedEncodingContainer
  let change: TextChange

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int { base.count }

  mutating func encodeNil() throws { try base.encodeNil() }

  mutating func encode(_ value: some Encodable) throws {
    try base.encode(change.applied(to: value))
  }

  mutating func nestedContainer<Inner>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(NamedTexts(base: base.nestedContainer(keyedBy: type), change: change))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    TextList(base: base.nestedUnkeyedContainer(), change: change)
  }

  mutating func superEncoder() -> any Encoder {
    TextEncoder(unchanging: base.superEncoder(), change: change)
  }
}

private struct SingleText: SingleValueEncodingContainer {
  var base: any SingleValueEncodingContainer
  let change: TextChange

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func encodeNil() throws { try base.encodeNil() }

  /// Encodes a word of the format, unchanged.
  mutating func encode(_ word: String) throws { try base.encode(word) }

  /// Encodes anything that is not known to be a word, such as the text in an optional.
  mutating func encode(_ value: some Encodable) throws {
    try base.encode(change.applied(to: value))
  }
}
