import Redux
import Testing

private struct Fetch: Action { let words: String }

private enum RowAction: Action {
  case toggled
  case renamed(String)
}

private enum ListAction: Action {
  case row(id: Int, action: RowAction)
  case fetch(Fetch)
  case cleared
}

private enum AppAction: Action {
  case list(ListAction)
  case labelled(action: RowAction)
  case generic(Wrapping<Int>)
  case note(String?)
  indirect case again(AppAction)
}

private enum Wrapping<Value: Sendable>: Action {
  case value(Value)
}

@Suite("What actions are called", .timeLimit(.minutes(5)))
struct ActionNameTests {
  @Test(
    "A name is the type and the case, through all the actions that wrap each other",
    arguments: [
      (Fetch(words: "secret"), "Fetch"),
      (RowAction.toggled, "RowAction.toggled"),
      (RowAction.renamed("secret"), "RowAction.renamed"),
      (Wrapping.value("secret"), "Wrapping.value"),
      (AppAction.note("secret"), "AppAction.note"),
      (AppAction.list(.cleared), "AppAction.list.cleared"),
      (AppAction.list(.row(id: 3, action: .renamed("secret"))), "AppAction.list.row.renamed"),
      (AppAction.list(.fetch(Fetch(words: "secret"))), "AppAction.list.fetch.Fetch"),
      (AppAction.labelled(action: .toggled), "AppAction.labelled.toggled"),
      (AppAction.generic(.value(3)), "AppAction.generic.value"),
      (AppAction.again(.again(.list(.cleared))), "AppAction.again.again.list.cleared"),
    ] as [(any Action, String)])
  func names(action: any Action, name: String) {
    #expect(action.actionName == name)
  }
}
