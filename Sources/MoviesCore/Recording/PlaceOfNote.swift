extension [any CodingKey] {
  /// Whether a text that a recording has under these names is what the user wrote about titles: a
  /// note, a tag, or the answer to a question about the library, which may become a note.
  public var isOfNote: Bool {
    contains { Self.namesOfNotes.contains($0.stringValue) }
      || contains { $0.stringValue == "prompt" } && contains { $0.stringValue == "input" }
  }

  /// The names of the cases of actions and changes, and of the parts of entries, that hold them.
  private static var namesOfNotes: Set<String> { ["note", "noted", "prompted", "tags"] }
}
