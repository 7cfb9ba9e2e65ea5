public import Titles

extension PathBytes {
  /// Returns the path of something in this folder.
  ///
  /// - Parameter name: The name's bytes, without a slash.
  /// - Returns: The path.
  /// - Complexity: O(*n*) in the length of the path.
  public func appending(_ name: [UInt8]) -> PathBytes {
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + name.count + 1)
    path += bytes
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path += name
    return PathBytes(path)
  }

  /// The path of the folder around it; `nil` for the topmost folder.
  public var parent: PathBytes? {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else { return nil }
    return PathBytes(slash == 0 ? bytes[...0] : bytes[..<slash])
  }

  /// The bytes of the last component.
  public var lastComponent: [UInt8] {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
    return Array(bytes[(slash + 1)...])
  }

  /// Returns the path with another extension, or with one if it has none.
  public func withExtension(_ name: String) -> PathBytes {
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let stem = dot.map { $0 > slash + 1 ? bytes[..<$0] : bytes[...] } ?? bytes[...]
    return PathBytes(stem + [UInt8(ascii: ".")] + Array(name.utf8))
  }
}
