import Redux
import ReduxHTTP

struct SessionState: Equatable, Sendable {
  private(set) var user: String?
  private(set) var alert: String?
}

enum SessionAction: Action, Equatable {
  case signedIn(String)
  case refused(APIError)
  case alertDismissed
}

extension SessionState {
  static let reducer: Reducer<SessionState> = { state, action in
    switch action.matching(SessionAction.self) {
    case .signedIn(let user): state = SessionState(user: user)
    case .refused(.status(_, let account?)): state.alert = "\(account.message) (\(account.code))"
    case .refused(.transport): state.alert = "The server cannot be reached."
    case .refused: state.alert = "Something went wrong."
    case .alertDismissed: state.alert = nil
    case nil: break
    }
  }
}
