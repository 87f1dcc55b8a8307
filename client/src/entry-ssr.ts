/**
 * The inline script of a page that the server has drawn, run before anything of it is painted. It brings the app only
 * after that: on a slow line the scripts would take their share of it from what the reader waits for.
 */
import { afterFirstPaint } from './lib/after-paint.ts'
import { captureEarlyEvents } from './lib/early-events.ts'
import { markLocalState } from './lib/local-state.ts'

/** The addresses that the server wrote into this script's element: the app's entry and, space-separated, what it imports. */
const { entry = '', imports = '' } = document.currentScript?.dataset ?? {}

function preload(address: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: address })
  document.head.append(link)
}

function start(address: string): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: '', src: address })
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
