/// Control strings through tmux to the terminal around it.
///
/// tmux swallows them unless the user has switched its option `allow-passthrough` on.
package enum TmuxPassthrough {
  /// A control string in the form in which tmux passes it on unchanged.
  package static func wrapping(_ control: [UInt8]) -> [UInt8] {
    var wrapped = Array("\u{1B}Ptmux;".utf8)
    wrapped.reserveCapacity(control.count + 16)
    for byte in control {
      if byte == 0x1B { wrapped.append(byte) }
      wrapped.append(byte)
    }
    return wrapped + [0x1B, UInt8(ascii: "\\")]
  }
}
