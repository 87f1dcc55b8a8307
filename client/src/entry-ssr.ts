/**
 * The inline script of server-rendered pages, which runs before the first paint. It loads the app's scripts after it:
 * on a slow connection they compete with the HTML and fonts for bandwidth, which delays the paint by 0.2 to 0.3 s.
 */
import { afterFirstPaint } from './lib/lazy/after-paint.ts'
import { captureEarlyEvents } from './lib/page/early-events.ts'
import { reloadWhenAnswered } from './lib/page/reload-when-answered.ts'
import { showEarlyMarks } from './features/play/early-marks.ts'
import { markLocalState, showServerState } from './app/local-state.ts'

/**
 * Written by server/http/pages/page-template.ts: the app's entry and modules, separated by spaces, and the manifest.
 */
const { scripts = '', manifest } = document.currentScript!.dataset
const [entry = '', ...imports] = scripts.split(' ')
/** The address of entry-deal.ts, which scripts/lib/page-template.mjs builds. */
declare const __DEAL__: string

function append(tag: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

const cardId = markLocalState()
const wishes = cardId && showEarlyMarks(cardId)
if ('shuffled' in document.documentElement.dataset) append('script', { src: __DEAL__ })
captureEarlyEvents()
afterFirstPaint(() => {
  if (manifest) append('link', { rel: 'manifest', href: manifest })
  for (const href of imports) append('link', { rel: 'modulepreload', href, crossOrigin: '' })
  append('script', {
    type: 'module',
    src: entry,
    crossOrigin: '',
    onerror() {
      showServerState()
      reloadWhenAnswered(entry, wishes)
    },
  })
})
