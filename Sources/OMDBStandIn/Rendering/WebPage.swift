/// The web pages sent instead of data when something in or in front of OMDb fails.
enum WebPage {
  static func reply(status: Int) -> StandInReply {
    StandInReply(status: status, contentType: "text/html; charset=UTF-8", text: text(status))
  }

  private static func text(_ status: Int) -> String {
    switch status {
    case 403:
      page(
        title: "Attention Required! | Cloudflare",
        "<h1>You have been stopped</h1><p>A firewall protects this site.</p>"
          + "<form action=\"/captcha\"></form>")
    case 500:
      page(
        title: "A potentially dangerous value was detected in the request.",
        "<h1>Server Error in '/' Application.</h1><pre>[HttpRequestValidationException]\n"
          + "   System.Web.HttpRequest.ValidateString(String value) +0</pre>")
    case 503: "The service is unavailable."
    case 520...524:
      page(
        title: "omdbapi.com | \(status)",
        "<h1>Error \(status)</h1><p>The origin web server did not answer as it should.</p>"
          + "<p>Cloudflare</p>")
    default: page(title: "\(status)", "<h1>\(status)</h1>")
    }
  }

  private static func page(title: String, _ body: String) -> String {
    "<!DOCTYPE html>\n<html><head><title>\(title)</title></head>\n<body>\(body)</body></html>\n"
  }
}
