#!/bin/sh
# Adapts deploy/nginx to Debian's nginx instead of the container's: ports 80 and 443, one app server on this
# machine, and Debian's paths. Usage: deploy/debian-nginx.sh /etc/nginx/bingoboard
set -eu
to=$1
from=$(dirname "$0")/nginx
mkdir -p "$to"
for file in "$from"/*.conf; do
  sed \
    -e "s#/etc/nginx/bingoboard/#$to/#" \
    -e 's#server app-1:3000#server 127.0.0.1:3000#' \
    -e '/server app-2:3000/d' \
    -e 's#listen 8080;#listen 80; listen [::]:80;#' \
    -e 's#listen 8443 ssl;#listen 443 ssl; listen [::]:443 ssl;#' \
    -e 's#^pid .*#user www-data;\npid /run/nginx.pid;#' \
    -e 's#/tmp/\([a-z_]*\);#/var/lib/nginx/\1;#' \
    -e 's#/dev/stdout#/var/log/nginx/access.log#' \
    -e 's#/dev/stderr#/var/log/nginx/error.log#' \
    "$file" > "$to/$(basename "$file")"
done
# Before 1.25.1, HTTP/2 is an option after the port.
version=$(/usr/sbin/nginx -v 2>&1 | sed 's#.*nginx/\([0-9.]*\).*#\1#')
if [ "$(printf '%s\n1.25.1\n' "$version" | sort -V | head -n 1)" != 1.25.1 ]; then
  sed -i -e '/http2 on;/d' -e 's#:443 ssl;#:443 ssl http2;#' -e 's#listen 443 ssl;#listen 443 ssl http2;#' "$to/https.conf"
fi
