/**
 * The inline script of server-rendered pages, run before the first paint. It loads the app's scripts only after that: on a
 * slow line they compete with the HTML and fonts for bandwidth, which delays the paint by 0.2 to 0.3 s.
 */
import { afterFirstPaint } from './lib/lazy/after-paint.ts'
import { captureEarlyEvents } from './lib/page/early-events.ts'
import { showEarlyMarks } from './features/play/early-marks.ts'
import { markLocalState, showServerState } from './app/local-state.ts'

/** Written by server/http/pages/page-template.ts: the app's entry, the modules it needs, separated by spaces, and its manifest if it has one. */
const { entry = '', imports = '', manifest } = document.currentScript?.dataset ?? {}
/** The address of entry-deal.ts, which scripts/lib/page-template.mjs builds. */
declare const __DEAL__: string

function addLink(rel: string, href: string, more = {}): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))
}

function start(address: string): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: '', src: address, onerror: showServerState })
  document.head.append(script)
}

const cardId = markLocalState()
if (cardId) showEarlyMarks(cardId)
if ('shuffled' in document.documentElement.dataset)
  document.head.append(Object.assign(document.createElement('script'), { src: __DEAL__ }))
captureEarlyEvents()
afterFirstPaint(() => {
  if (manifest) addLink('manifest', manifest)
  for (const address of imports.split(' ').filter(Boolean))
    addLink('modulepreload', address, { crossOrigin: '' })
  start(entry)
})
