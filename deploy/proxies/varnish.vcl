# Varnish 7, behind a program that ends TLS and sets X-Forwarded-Proto.
vcl 4.1;
import std;

backend app {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  synthetic(std.fileread("/opt/bingoboard/deploy/proxies/503.html"));
  return (deliver);
}
