import CTerminal

/// The files to which the system writes the memory of a crashed process.
public enum CoreDumps {
  /// Prevents a crash of this process from leaving a core dump.
  public static func forbid() { ct_forbid_core_dumps() }
}
