#!/bin/sh
# CacheControl 0.14.4, requests-cache 1.3.3 (with `cache_control=True`) and hishel 2.0.0 (with
# `rfc=True`) for requests 2.34.2 on Python 3.11: a bot reads a card through a CDN, which states
# in `Age` how long it has stored the card. The card may be cached for 60 seconds.
#
# Behaviour: a card with `max-age=60` and `Age: 100`, which is stale on arrival, is cached by all
# three for another 60 seconds if the CDN writes a `Date` of its own, as nginx and others do. With
# the `Date` of the origin server, CacheControl and hishel, which count from it, request the card
# again; requests-cache counts from the arrival and serves its copy. hishel replaces the CDN's
# `Age` by `Age: 0`.
#
# Why it surprises: by RFC 9111, 4.2.3, the age is the larger of the two values, and `Age` (5.1)
# exists for just this. Two caches in a row show a card for twice the time that the server allows,
# and no error is raised. In a test without a CDN all is right. (hishel's source quotes the
# formula and calls its own a simplified one; the readme says that it follows RFC 9111. I found no
# issue on it in the three trackers.)
#
# What to do: send `s-maxage=60, max-age=0` and an ETag, so that only the CDN caches the card; or
# send `Cache-Control: no-cache` in requests where the bot needs the current card.
#
# Output seen (result of the second request, by the `Date` in the first response):
# CacheControl: Date of the server: asks again; Date of the CDN: old card
# requests-cache: Date of the server: old card; Date of the CDN: old card
# hishel: Date of the server: asks again; Date of the CDN: old card
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check requests==2.34.2 CacheControl==0.14.4 requests-cache==1.3.3 \
  'hishel[requests]==2.0.0'
cat >caches.py <<'PY'
import time
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import requests
from cachecontrol import CacheControl
from hishel.requests import CacheAdapter
from requests_cache import CachedSession

asked = []


class Cdn(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append(self.path)
        self.send_response_only(200)
        self.send_header("Date", formatdate(time.time() - (100 if "server" in self.path else 0), usegmt=True))
        self.send_header("Age", "100")
        self.send_header("Cache-Control", "max-age=60")
        self.end_headers()
        self.wfile.write(b"card")

    def log_message(self, *rest):
        pass


cdn = ThreadingHTTPServer(("127.0.0.1", 0), Cdn)
Thread(target=cdn.serve_forever, daemon=True).start()
hishel = requests.Session()
hishel.mount("http://", CacheAdapter(rfc=True))
sessions = {
    "CacheControl": CacheControl(requests.Session()),
    "requests-cache": CachedSession(backend="memory", cache_control=True),
    "hishel": hishel,
}
for name, session in sessions.items():
    told = []
    for date in "server", "CDN":
        asked.clear()
        for _ in range(2):
            session.get(f"http://127.0.0.1:{cdn.server_port}/{date}")
        told.append(f"Date of the {date}: {'asks again' if len(asked) == 2 else 'old card'}")
    print(f"{name}: {'; '.join(told)}")
PY
env/bin/python caches.py | tee seen
test "$(cat seen)" = 'CacheControl: Date of the server: asks again; Date of the CDN: old card
requests-cache: Date of the server: old card; Date of the CDN: old card
hishel: Date of the server: asks again; Date of the CDN: old card'
