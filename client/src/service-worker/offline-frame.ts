import { PRODUCT_NAME } from '#shared/product.ts'

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30">
<title>${PRODUCT_NAME}</title>
<style>
  html { color-scheme: light dark; height: 100% }
  body { display: grid; place-content: center; gap: 8px; min-height: 100%; margin: 0; padding: 12px; box-sizing: border-box;
    font: 1rem/1.4 system-ui, sans-serif; text-align: center }
  h1, p { margin: 0; font-size: inherit }
</style>
<h1>You're offline</h1>
<p>We'll try to load this card again every 30 seconds. <a href="">Try now</a></p>
</html>
`

/** The page of a card in a frame while the server can't be reached: a small one, since the app's own is never framed. */
export function offlineFrame(): Response {
  return new Response(HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
