import { signUp, type Person } from '#tests/server/cards/person.ts'
import { add, remove } from '#tests/server/co-hosts/fixtures.ts'
import { toCard } from '#server/models/card.ts'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { createBrowser, type Tab } from './browser.ts'
import { repeatedRequests } from './repeated-requests.ts'
import { Site } from './site.ts'
import { faultOf, operationOf, weatherOf, type Step, type StepName } from './steps.ts'
import { startVirtualClock, type VirtualClock } from './virtual-clock.ts'
import { WordLedger, type Device } from './word-ledger.ts'

const SPEED = 25
const PASSWORD = 'a good password'
/** Calls end after 15 s; a save may follow a call that is under way. */
const HANG_MS = 18_000
const END_MS = 90_000
const RARE = [
  'apply again',
  'redo',
  'keep mine',
  'keep theirs',
  'save as new',
  'save to account',
  'guest card',
] as const

/** What a history left behind. */
export interface Outcome {
  /** Rules that were broken, in words; empty if all is well. */
  broken: string[]
  /** The steps with what the tabs showed, to find the cause. */
  trace: readonly string[]
  /** Those that did something. */
  steps: ReadonlySet<StepName>
  statuses: ReadonlySet<string>
}

interface People {
  host: Person
  coHost: Person
  another: Person
}

/** What a user waits for. */
interface Action {
  tab: Tab
  what: string
  /** On the virtual clock. */
  from: number
  done: Promise<unknown>
}

class History {
  readonly broken: string[] = []
  readonly trace: string[] = []
  readonly steps = new Set<StepName>()
  readonly statuses = new Set<string>()
  readonly #clock: VirtualClock = startVirtualClock(SPEED)
  readonly #site: Site
  readonly #cardId: string
  readonly #people: People
  readonly #devices: Device[]
  readonly #ledger: WordLedger
  readonly #pending = new Set<Action>()
  #undoNew: { tab: Tab; undo: () => void } | undefined
  /** When a user's action made tabs ask the server again. */
  readonly #nudges: number[] = []

  constructor(site: Site, ledger: WordLedger, cardId: string, people: People) {
    this.#site = site
    this.#ledger = ledger
    this.#cardId = cardId
    this.#people = people
    this.#devices = ['laptop', 'phone', 'colleague', 'player one', 'player two'].map((name, at) => ({
      name,
      email: (name === 'colleague' ? people.coHost : people.host).user!.email,
      browser: createBrowser(site.portOf(at), this.#clock),
      tabs: [],
      isEditor: at < 3,
      tapped: new Set(),
    }))
  }

  async open(): Promise<void> {
    await this.#share()
    for (const device of this.#devices) await this.#openTab(device)
    for (const { tabs, email, isEditor } of this.#devices)
      if (isEditor) await tabs[0]!.page.logIn(email, PASSWORD)
    await this.#openTab(this.#devices[0]!)
    await this.#clock.sleep(2000)
  }

  async close(): Promise<void> {
    for (const { tabs } of this.#devices) for (const tab of tabs) await tab.close()
    this.#clock.stop()
  }

  /** The owner does it on a device with a good network. */
  async #share(): Promise<void> {
    await add(this.#people.host, this.#cardId, this.#people.coHost.user!.username)
  }

  #home(device: Device): string {
    return `/${device.isEditor ? 'create' : 'play'}/${this.#cardId}`
  }
  async #openTab(device: Device, path = this.#home(device)): Promise<void> {
    device.tabs.push(await device.browser.open(path))
  }

  #watch(tab: Tab, what: string, started: Promise<unknown>): void {
    const from = this.#clock.now()
    if (what === 'Log in') this.#nudges.push(from)
    const done = started.finally(() => {
      this.#pending.delete(action)
      const took = this.#clock.now() - from
      if (took > HANG_MS) this.broken.push(`${what} took ${Math.round(took)} ms`)
    })
    const action: Action = { tab, what, from, done }
    this.#pending.add(action)
  }

  async #closeTab(device: Device, tab: Tab): Promise<void> {
    device.tabs = device.tabs.filter((other) => other !== tab)
    for (const action of this.#pending) if (action.tab === tab) this.#pending.delete(action)
    await tab.close()
  }

  #stored(device: Device, prefix: string): string[] {
    return [...device.browser.storage].flatMap(([key, value]) => (key.startsWith(prefix) ? value : []))
  }

  /** A guest's work at `/create` and what waits for another card survive: this leads back to the card of the history. */
  #openCard(tab: Tab, device: Device): void {
    if (tab.page.currentPath() === this.#home(device)) return
    this.#nudges.push(this.#clock.now())
    tab.page.goTo(this.#home(device))
  }

  async step({ name: planned, who, choice, pause }: Step): Promise<void> {
    const editors = this.#devices.filter(({ isEditor }) => isEditor)
    const players = this.#devices.filter(({ isEditor }) => !isEditor)
    const pool =
      planned === 'tap'
        ? players
        : ['weather', 'fault', 'resume', 'reload'].includes(planned)
          ? this.#devices
          : editors
    const device = pool[who % pool.length]!
    const tab = device.tabs[Math.floor(who / pool.length) % device.tabs.length]!
    // Rarely offered, so that an author often takes it where it is.
    const offered = choice % 3 === 0 && RARE.filter((rare) => tab.page.offers(rare)).at(choice % 2 ? 0 : -1)
    const name = (planned === 'type' && offered) || planned
    this.trace.push(
      `${Math.round(this.#clock.now())} ${device.name} ${device.tabs.indexOf(tab)} ${name} ${choice} ${pause}: ${tab.page.status()} ${tab.page.currentPath()}`,
    )
    if (tab.page.offers(name)) {
      this.steps.add(name)
      await this.#take(name, choice, device, tab)
    }
    await this.#clock.sleep(pause)
    for (const one of editors) for (const { page } of one.tabs) this.statuses.add(page.status())
  }

  async #take(name: StepName, choice: number, device: Device, tab: Tab): Promise<void> {
    const { page } = tab
    switch (name) {
      case 'type':
        return this.#ledger.type(device, tab, choice)
      case 'restructure':
        return this.#ledger.act(tab, () => page.restructure(operationOf(choice)))
      case 'undo':
      case 'redo':
        return this.#ledger.act(tab, () => void this.broken.push(...page[name]()))
      case 'apply again':
        return this.#ledger.act(tab, () => page.applyAgain())
      case 'keep mine':
        return this.#ledger.act(tab, () => page.resolve('mine'))
      case 'keep theirs':
        return this.#ledger.act(tab, () => page.resolve('theirs'))
      case 'save':
        return this.#watch(tab, 'Save', page.save())
      case 'Live off':
        return page.setLive(false)
      case 'Live on':
        return page.setLive(true)
      case 'new card': {
        // The toast offers Undo: the author knows.
        this.#ledger.giveUp(this.#stored(device, 'BingoBoard'))
        const undo = page.newCard()
        this.#undoNew = undo && { tab, undo }
        return
      }
      case 'undo new card':
        if (this.#undoNew?.tab !== tab) return
        // What was typed on the new card goes with it.
        this.#ledger.giveUp(this.#stored(device, 'BingoBoard'))
        this.#undoNew.undo()
        this.#undoNew = undefined
        return
      case 'open card':
        return this.#openCard(tab, device)
      case 'guest card':
        this.#ledger.giveUp(this.#stored(device, 'BingoBoard'))
        page.newCard()
        for (let place = 1; place <= MIN_FILLED_CELLS; place++) this.#ledger.type(device, tab, place)
        return this.#watch(tab, 'Save', page.save())
      case 'save as new':
        this.#ledger.giveUp(this.#stored(device, 'BingoBoard'))
        return page.saveAsNew()
      case 'save to account':
        return this.#watch(tab, 'Save to My Account', page.saveToAccount())
      case 'log in':
        return this.#watch(tab, 'Log in', page.logIn(device.email, PASSWORD))
      case 'log in as another':
        return this.#watch(tab, 'Log in', page.logIn(this.#people.another.user!.email, PASSWORD))
      case 'log out': {
        const answer = await page.logOut(false)
        if (answer !== 'asked' || choice % 2 === 0) return
        // The words of a save that is under way then are dropped too.
        const before = this.#ledger.lost()
        const dropped = this.#stored(device, 'draft:')
        if ((await page.logOut(true)) !== 'out') return
        const after = this.#ledger.lost().filter((word) => !before.includes(word))
        return this.#ledger.giveUp([...dropped, ...after])
      }
      case 'close tab':
        if (device.tabs.length < 2) return
        return this.#closeTab(device, tab)
      case 'duplicate tab':
        if (device.tabs.length < 3) await this.#openTab(device, page.currentPath())
        return
      case 'reload':
        await this.#closeTab(device, tab)
        return this.#openTab(device, page.currentPath())
      case 'resume':
        this.#nudges.push(this.#clock.now())
        return tab.resume()
      case 'remove the co-host':
        return void (await remove(this.#people.host, this.#cardId, this.#people.coHost))
      case 'add the co-host':
        return this.#share()
      case 'tap': {
        const words = page.tap(choice)
        if (words !== undefined) device.tapped.add(words)
        return
      }
      case 'weather':
        return tab.proxy.setWeather(weatherOf(choice))
      case 'fault':
        return tab.proxy.addFault(faultOf(choice))
      case 'everything is fine':
        return this.#clearWeather()
      case 'restart':
        return this.#site.restartOne(choice)
      case 'restore backup':
        return this.#site.backUpOrRestore()
      case 'wait':
        return this.#clock.sleep(10_000)
    }
  }

  #clearWeather(): void {
    for (const { tabs } of this.#devices)
      for (const { proxy } of tabs) {
        proxy.clearFaults()
        proxy.setWeather('fine')
      }
  }

  /** Everything works again, and the authors finish what waits for them. */
  async end(): Promise<void> {
    this.#clearWeather()
    await this.#share()
    const until = this.#clock.now() + END_MS
    this.#resumeAll()
    let looks = 0
    let missing = await this.#missing()
    while (missing.length > 0) {
      if (this.#clock.now() > until) {
        this.broken.push(...missing)
        return
      }
      await this.#clock.sleep(500)
      // Authors and players come back to their tabs.
      if (++looks % 20 === 0) this.#resumeAll()
      missing = await this.#missing()
    }
    const actions = [...this.#pending]
    await Promise.race([Promise.all(actions.map(({ done }) => done)), this.#clock.sleep(HANG_MS)])
    for (const { what } of this.#pending) this.broken.push(`${what} hangs`)
  }

  #resumeAll(): void {
    this.#nudges.push(this.#clock.now())
    for (const { tabs } of this.#devices) for (const tab of tabs) tab.resume()
  }

  /** What keeps the screens from agreeing; takes the authors' next step. */
  async #missing(): Promise<string[]> {
    const stored = contentOf(toCard(await this.#site.stored()))
    const missing: string[] = []
    for (const device of this.#devices)
      for (const [at, tab] of device.tabs.entries()) {
        const { page } = tab
        this.#openCard(tab, device)
        if (device.isEditor) this.#finish(device, tab)
        const shown = page.shown()
        const status = device.isEditor ? page.status() : 'live'
        if (status !== 'live' || JSON.stringify(shown) !== JSON.stringify(stored))
          missing.push(
            `${device.name}, tab ${at}: ${status}, ${page.email()}, shows ${JSON.stringify(shown)}, stored ${JSON.stringify(stored)}`,
          )
      }
    return missing
  }

  #finish(device: Device, tab: Tab): void {
    const { page } = tab
    const status = page.status()
    if (status === 'conflict') this.#ledger.act(tab, () => page.resolve('theirs'))
    else if (status === 'five')
      for (let place = 1; place <= MIN_FILLED_CELLS + 1; place++) this.#ledger.type(device, tab, place)
    else if (status === 'held') page.setLive(true)
    else if (status === 'refused') this.#watch(tab, 'Save', page.save())
    const isBusy = [...this.#pending].some((action) => action.tab === tab)
    if (page.email() !== device.email && !isBusy)
      this.#watch(tab, 'Log in', page.logIn(device.email, PASSWORD))
  }

  #traceRequests(): void {
    for (const { name, tabs } of this.#devices)
      for (const [at, { proxy }] of tabs.entries())
        for (const { at: time, key } of proxy.seen.slice(-30))
          this.trace.push(`${name} ${at}: ${Math.round(time)} ${key}`)
  }

  async check(): Promise<void> {
    await this.#site.check()
    this.broken.push(...this.#site.broken, ...this.#ledger.lost().map((word) => `“${word}” is lost`))
    for (const { name, tabs, tapped } of this.#devices)
      for (const [at, { page, proxy }] of tabs.entries()) {
        const edited = new Set(page.editedWords())
        for (const word of page.markedWords())
          if (!tapped.has(word) && !edited.has(word))
            this.broken.push(`${name}, tab ${at}: “${word}” is marked`)
        for (const key of repeatedRequests(proxy.seen, this.#nudges))
          this.broken.push(`${name}, tab ${at} repeats ${key}`)
      }
    if (this.broken.length > 0) this.#traceRequests()
  }
}

/**
 * Plays a history against real servers through a bad network for each tab, ends it well, and looks for broken rules.
 * @param nodes over how many joined servers the devices are spread
 */
export async function playHistory(steps: readonly Step[], nodes: 1 | 2): Promise<Outcome> {
  const ledger = new WordLedger()
  const site = await Site.start(nodes, ledger)
  try {
    const { url } = site
    const [host, coHost, another] = [await signUp(url), await signUp(url), await signUp(url)]
    const cells = Array.from({ length: 9 }, (_, at) => `first ${at}`)
    const card = await host.makeCard({ title: 'A history', gridSize: 3, hasFreeSpace: false, cells })
    site.follow(card)
    const history = new History(site, ledger, card.cardId, { host, coHost, another })
    try {
      await history.open()
      for (const step of steps) await history.step(step)
      await history.end()
      await history.check()
    } finally {
      await history.close()
    }
    return history
  } finally {
    await site.close()
  }
}
