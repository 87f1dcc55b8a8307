#!/bin/sh
# open-graph-scraper 6.12.0, compared with unfurl.js 6.4.0, on Node 20.20, reading pages with more
# than one og:image.
#
# Behaviour: open-graph-scraper collects URLs, widths, heights and alt texts in separate lists,
# and then combines the first of each list, the second of each, and so on. So a first image
# without properties gets the size and the alt text of the one after it: the logo is described as
# "Card with 25 squares". It then puts the largest first; in the protocol's own example of three
# images the second comes first, with the height of the third. unfurl.js reads all of them right.
# No error is raised.
#
# Why it surprises: by the Open Graph protocol (ogp.me, Arrays) the properties after an image, up
# to the next one, belong to that image, and the first image has preference. A page with one image
# is read right, and a page with all properties for each image too, though in another order. A
# preview then shows an image in a frame of the wrong aspect ratio, and describes to a blind
# person something that it doesn't show. The readme doesn't mention the order, and I found no
# issue about either.
#
# What to do: use only one og:image on a page. For other people's pages, read the tags from the
# HTML yourself.
#
# Output seen (URL width x height "alt text"):
# the words of the second only: open-graph-scraper logo.png 1200x630 "Card with 25 squares", card.png; unfurl.js logo.png,
#   card.png 1200x630 "Card with 25 squares"
# three pictures of ogp.me: open-graph-scraper rock2.jpg x1000, rock.jpg 300x300, rock3.jpg; unfurl.js rock.jpg 300x300,
#   rock2.jpg, rock3.jpg x1000
# all of each: open-graph-scraper card.png 1200x630 "Card with 25 squares", logo.png 64x64 "Logo"; unfurl.js logo.png
#   64x64 "Logo", card.png 1200x630 "Card with 25 squares"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund open-graph-scraper@6.12.0 unfurl.js@6.4.0
cat >read.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import scrape from 'open-graph-scraper'
import { unfurl } from 'unfurl.js'

const words = 'Card with 25 squares'
const pages = {
  'the words of the second only': [['logo.png'], ['card.png', { width: 1200, height: 630, alt: words }]],
  'three pictures of ogp.me': [['rock.jpg', { width: 300, height: 300 }], ['rock2.jpg'], ['rock3.jpg', { height: 1000 }]],
  'all of each': [
    ['logo.png', { width: 64, height: 64, alt: 'Logo' }],
    ['card.png', { width: 1200, height: 630, alt: words }],
  ],
}
const tag = (name, value) => `<meta property="og:${name}" content="${value}">`
function pageOf(pictures) {
  const tags = pictures.map(([file, properties = {}]) => {
    const below = Object.entries(properties).map(([name, value]) => tag(`image:${name}`, value))
    return [tag('image', `https://bingo.example.com/${file}`), ...below].join('')
  })
  return `<!doctype html><head><meta charset="utf-8">${tag('title', 'Zoo')}${tags.join('')}</head><body></body>`
}
const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(pageOf(pages[decodeURIComponent(request.url.slice(1))]))
}).listen(0, '127.0.0.1')
await once(server, 'listening')

function shown(pictures) {
  return pictures.map(({ url, width = '', height = '', alt }) => {
    const size = width || height ? ` ${width}x${height}` : ''
    return `${url.split('/').pop()}${size}${alt ? ` "${alt}"` : ''}`
  }).join(', ')
}
for (const [name, pictures] of Object.entries(pages)) {
  const { result } = await scrape({ html: pageOf(pictures) })
  const page = await unfurl(`http://127.0.0.1:${server.address().port}/${encodeURIComponent(name)}`)
  console.log(`${name}: open-graph-scraper ${shown(result.ogImage)}; unfurl.js ${shown(page.open_graph.images)}`)
}
server.close()
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
the words of the second only: open-graph-scraper logo.png 1200x630 "Card with 25 squares", card.png; unfurl.js logo.png, card.png 1200x630 "Card with 25 squares"
three pictures of ogp.me: open-graph-scraper rock2.jpg x1000, rock.jpg 300x300, rock3.jpg; unfurl.js rock.jpg 300x300, rock2.jpg, rock3.jpg x1000
all of each: open-graph-scraper card.png 1200x630 "Card with 25 squares", logo.png 64x64 "Logo"; unfurl.js logo.png 64x64 "Logo", card.png 1200x630 "Card with 25 squares"
TEXT
cmp seen expected
