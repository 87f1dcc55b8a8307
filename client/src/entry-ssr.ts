/**
 * The inline script of server-rendered pages, run before the first paint. It loads the app's scripts only after that: on a
 * slow line they compete with the HTML and fonts for bandwidth, which delays the paint by 0.2 to 0.3 s.
 */
import { afterFirstPaint } from './lib/after-paint.ts'
import { captureEarlyEvents } from './lib/early-events.ts'
import { markLocalState, showHostOrder } from './lib/local-state.ts'

/** Written by server/http/page-template.ts: the app's entry, and the modules it needs, separated by spaces. */
const { entry = '', imports = '' } = document.currentScript?.dataset ?? {}

function preload(address: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: address })
  document.head.append(link)
}

function start(address: string): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: '', src: address, onerror: showHostOrder })
  document.head.append(script)
}

markLocalState()
captureEarlyEvents()
afterFirstPaint(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
    link.rel = link.dataset.rel ?? ''
  for (const address of imports.split(' ').filter(Boolean)) preload(address)
  start(entry)
})
