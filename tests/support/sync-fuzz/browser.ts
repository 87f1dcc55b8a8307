import { createRequire } from 'node:module'
import * as esbuild from 'esbuild'
import type * as tabEntry from './tab-entry.ts'
import { startBadProxy, type BadProxy } from './bad-proxy.ts'
import type { PageTimers, VirtualClock } from './virtual-clock.ts'

type TabModule = typeof tabEntry

/** A page in a browser: a bundle of the sync layer with separate globals. */
export interface Tab {
  page: TabModule
  proxy: BadProxy
  /** Simulates that the network is back, or that the page is shown again. */
  resume: () => void
  /** Closes the page with its timers and listeners. The server still processes requests in flight. */
  close: () => Promise<void>
}

/** One browser profile: tabs share storage, cookies and locks. */
export interface Browser {
  storage: ReadonlyMap<string, string>
  open: (path: string) => Promise<Tab>
}

const GLOBALS = [
  ...['window', 'self', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'fetch'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'require'],
] as const
type PageGlobals = Record<(typeof GLOBALS)[number], unknown>

let compiled: Promise<(...globals: unknown[]) => TabModule> | undefined

/** Leaves out announcements to screen readers, which need a document. */
const WITHOUT_LIVE_REGION: esbuild.Plugin = {
  name: 'without-live-region',
  setup: (bundle) => {
    bundle.onLoad({ filter: /lib\/announce\.ts$/ }, () => ({
      contents: 'export const announce = () => undefined',
    }))
  },
}

/** Bundles the tab once: every evaluation creates separate modules, as every page has. */
async function compile(): Promise<(...globals: unknown[]) => TabModule> {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['tests/support/sync-fuzz/tab-entry.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'tab',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [WITHOUT_LIVE_REGION],
    define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"' },
  })
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(...GLOBALS, `${outputFiles[0]!.text}\nreturn tab`) as (
    ...globals: unknown[]
  ) => TabModule
}

class StorageEventLike extends Event {
  readonly key: string | null
  constructor(key: string | null) {
    super('storage')
    this.key = key
  }
}

interface Page {
  window: EventTarget & Record<string, unknown>
  timers: PageTimers
}

/** A Web Lock, which is released when its page is closed. */
interface Lock {
  name: string
  page: Page
}

interface Cookie {
  value: string
  isHidden: boolean
}

export function createBrowser(serverPort: number, clock: VirtualClock): Browser {
  const values = new Map<string, string>()
  const cookies = new Map<string, Cookie>()
  const pages = new Set<Page>()
  let locks: Lock[] = []

  /** Returns a storage whose `Object.keys` lists the stored keys, like the real one. */
  function storageFor(page: Page): object {
    const show = (key: string) => {
      for (const other of pages)
        if (other !== page)
          other.timers.setTimeout(() => other.window.dispatchEvent(new StorageEventLike(key)))
    }
    const methods: Record<string, unknown> = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (values.get(key) === value) return
        values.set(key, value)
        show(key)
      },
      removeItem: (key: string) => {
        if (values.delete(key)) show(key)
      },
    }
    return new Proxy(
      {},
      {
        get: (_target, key) => methods[String(key)],
        ownKeys: () => [...values.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    )
  }

  function storeCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const isExpired = attributes.some(
        (attribute) => /^max-age=(0|-)/i.test(attribute) || /^expires=thu, 01 jan 1970/i.test(attribute),
      )
      if (isExpired) cookies.delete(pair.slice(0, at))
      else
        cookies.set(pair.slice(0, at), {
          value: pair.slice(at + 1),
          isHidden: attributes.some((attribute) => /^httponly$/i.test(attribute)),
        })
    }
  }
  const cookieLine = (all: boolean) =>
    [...cookies]
      .flatMap(([name, { value, isHidden }]) => (all || !isHidden ? `${name}=${value}` : []))
      .join('; ')

  async function open(path: string): Promise<Tab> {
    compiled ??= compile()
    const evaluate = await compiled
    const proxy = await startBadProxy(serverPort, clock)
    const timers = clock.timersOfPage()
    const window = new EventTarget() as Page['window']
    const page: Page = { window, timers }
    let isGone = false

    const fetchThroughProxy = async (input: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', cookieLine(true))
      const response = await fetch(`http://127.0.0.1:${proxy.port}${input}`, { ...init, headers })
      storeCookies(response.headers)
      return isGone ? new Promise<never>(() => undefined) : response
    }
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { dataset: {} },
      getElementById: () => null,
    })
    Object.defineProperty(document, 'cookie', { get: () => cookieLine(false) })
    const navigator = {
      onLine: true,
      locks: {
        request: (name: string, hold: () => Promise<void>) => {
          locks.push({ name, page })
          return hold()
        },
        query: () => Promise.resolve({ held: locks.map(({ name }) => ({ name })) }),
      },
    }
    const at = new URL(`http://127.0.0.1:${proxy.port}`)
    const location = {
      protocol: 'http:',
      host: at.host,
      hostname: at.hostname,
      port: at.port,
      get href() {
        return at.origin + module.currentPath()
      },
      replace: (href: string) => timers.setTimeout(() => module.goTo(new URL(href).pathname)),
    }
    Object.assign(window, { location, document, navigator })
    const localStorage = storageFor(page)
    const globals: PageGlobals = {
      window,
      self: window,
      document,
      navigator,
      location,
      localStorage,
      sessionStorage: localStorage,
      fetch: fetchThroughProxy,
      setTimeout: timers.setTimeout,
      clearTimeout: timers.clear,
      setInterval: timers.setInterval,
      clearInterval: timers.clear,
      performance: { now: clock.now },
      require: createRequire(import.meta.url),
    }
    pages.add(page)
    const module = evaluate(...GLOBALS.map((name) => globals[name]))
    module.boot(path)
    return {
      page: module,
      proxy,
      resume: () => void window.dispatchEvent(new Event('online')),
      close: async () => {
        isGone = true
        pages.delete(page)
        locks = locks.filter((lock) => lock.page !== page)
        timers.dispose()
        await proxy.close()
      },
    }
  }

  return { storage: values, open }
}
