import type { Person } from '#tests/server/cards/person.ts'
import { add } from '#tests/server/co-hosts/fixtures.ts'
import { createBrowser, type Tab } from './browser.ts'
import type { Site } from './site.ts'
import type { StepName } from './steps.ts'
import { startVirtualClock, type VirtualClock } from './virtual-clock.ts'
import type { Device, WordLedger } from './word-ledger.ts'

const SPEED = 25
export const PASSWORD = 'a good password'
/** Calls time out after 15 s, and a save may wait for a call in flight. */
export const HANG_MS = 18_000

interface People {
  host: Person
  coHost: Person
  another: Person
}

/** An action whose end a user waits for. */
interface Action {
  tab: Tab
  what: string
  /** The start on the virtual clock. */
  from: number
  done: Promise<unknown>
}

/** The people of a history, their devices and tabs, and what they wait for. */
export class Scene {
  readonly broken: string[] = []
  readonly trace: string[] = []
  readonly steps = new Set<StepName>()
  readonly statuses = new Set<string>()
  readonly clock: VirtualClock = startVirtualClock(SPEED)
  readonly site: Site
  readonly cardId: string
  readonly people: People
  readonly devices: Device[]
  readonly ledger: WordLedger
  readonly pending = new Set<Action>()
  undoNew: { tab: Tab; undo: () => void } | undefined
  /** The times at which a user's action made tabs call the server again. */
  readonly nudges: number[] = []

  constructor(site: Site, ledger: WordLedger, cardId: string, people: People) {
    this.site = site
    this.ledger = ledger
    this.cardId = cardId
    this.people = people
    this.devices = ['laptop', 'phone', 'colleague', 'player one', 'player two'].map((name, at) => ({
      name,
      email: (name === 'colleague' ? people.coHost : people.host).user!.email,
      browser: createBrowser(site.portOf(at), this.clock),
      tabs: [],
      isEditor: at < 3,
      tapped: new Set(),
    }))
  }

  async open(): Promise<void> {
    await this.share()
    for (const device of this.devices) await this.openTab(device)
    for (const { tabs, email, isEditor } of this.devices)
      if (isEditor) await tabs[0]!.page.logIn(email, PASSWORD)
    await this.openTab(this.devices[0]!)
    await this.clock.sleep(2000)
  }

  async close(): Promise<void> {
    for (const { tabs } of this.devices) for (const tab of tabs) await tab.close()
    this.clock.stop()
  }

  /** Shares the card, on a device of the owner with a good network. */
  async share(): Promise<void> {
    await add(this.people.host, this.cardId, this.people.coHost.user!.username)
  }

  home(device: Device): string {
    return `/${device.isEditor ? 'create' : 'play'}/${this.cardId}`
  }
  async openTab(device: Device, path = this.home(device)): Promise<void> {
    device.tabs.push(await device.browser.open(path))
  }

  watch(tab: Tab, what: string, started: Promise<unknown>): void {
    const from = this.clock.now()
    if (what === 'Log in') this.nudges.push(from)
    const done = started.finally(() => {
      this.pending.delete(action)
      const took = this.clock.now() - from
      if (took > HANG_MS) this.broken.push(`${what} took ${Math.round(took)} ms`)
    })
    const action: Action = { tab, what, from, done }
    this.pending.add(action)
  }

  async closeTab(device: Device, tab: Tab): Promise<void> {
    // The author has read which steps were undone, and has not reapplied them.
    this.ledger.giveUp(tab.page.toldWords())
    device.tabs = device.tabs.filter((other) => other !== tab)
    for (const action of this.pending) if (action.tab === tab) this.pending.delete(action)
    await tab.close()
  }

  stored(device: Device, prefix: string): string[] {
    return [...device.browser.storage].flatMap(([key, value]) => (key.startsWith(prefix) ? value : []))
  }

  /** Opens the history's card. A guest's work at `/create` and unsent edits of another card stay. */
  openCard(tab: Tab, device: Device): void {
    if (tab.page.currentPath() === this.home(device)) return
    this.nudges.push(this.clock.now())
    tab.page.goTo(this.home(device))
  }

  clearWeather(): void {
    for (const { tabs } of this.devices)
      for (const { proxy } of tabs) {
        proxy.clearFaults()
        proxy.setWeather('fine')
      }
  }

  resumeAll(): void {
    this.nudges.push(this.clock.now())
    for (const { tabs } of this.devices) for (const tab of tabs) tab.resume()
  }
}
