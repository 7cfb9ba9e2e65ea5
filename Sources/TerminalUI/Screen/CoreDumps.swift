import CTerminal

/// The files into which the system writes the memory of a process that crashes.
public enum CoreDumps {
  /// Lets a crash of this process leave none, for as long as it runs.
  public static func forbid() { ct_forbid_core_dumps() }
}
