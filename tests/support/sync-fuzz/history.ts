import { signUp } from '#tests/server/cards/person.ts'
import { toCard } from '#server/models/card.ts'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Tab } from './browser.ts'
import { repeatedRequests } from './repeated-requests.ts'
import { HANG_MS, PASSWORD, Scene } from './scene.ts'
import { Site } from './site.ts'
import type { Step, StepName } from './steps.ts'
import { takeStep } from './take-step.ts'
import { WordLedger, type Device } from './word-ledger.ts'

const END_MS = 90_000
const RARE = ['apply again', 'put back', 'redo', 'save as new', 'save to account', 'guest card'] as const

/** The outcome of a history. */
export interface Outcome {
  /** The broken rules, in words; empty if there are none. */
  broken: string[]
  /** The steps with what the tabs showed, for debugging. */
  trace: readonly string[]
  /** The steps that had an effect. */
  steps: ReadonlySet<StepName>
  statuses: ReadonlySet<string>
}

class History extends Scene {
  async step({ name: planned, who, choice, pause }: Step): Promise<void> {
    const editors = this.devices.filter(({ isEditor }) => isEditor)
    const players = this.devices.filter(({ isEditor }) => !isEditor)
    const pool =
      planned === 'tap'
        ? players
        : ['weather', 'fault', 'resume', 'reload'].includes(planned)
          ? this.devices
          : editors
    const device = pool[who % pool.length]!
    const tab = device.tabs[Math.floor(who / pool.length) % device.tabs.length]!
    // These steps are rarely offered, so an author often takes one when it is offered.
    const offered = choice % 3 === 0 && RARE.filter((rare) => tab.page.offers(rare)).at(choice % 2 ? 0 : -1)
    const name = (planned === 'type' && offered) || planned
    this.trace.push(
      `${Math.round(this.clock.now())} ${device.name} ${device.tabs.indexOf(tab)} ${name} ${choice} ${pause}: ${tab.page.status()} ${tab.page.currentPath()}`,
    )
    if (tab.page.offers(name)) {
      this.steps.add(name)
      await takeStep(this, name, choice, device, tab)
    }
    await this.clock.sleep(pause)
    for (const one of editors) for (const { page } of one.tabs) this.statuses.add(page.status())
  }

  /** Restores the network, and lets the authors finish what waits for them. */
  async end(): Promise<void> {
    this.clearWeather()
    await this.share()
    const until = this.clock.now() + END_MS
    this.resumeAll()
    let looks = 0
    let missing = await this.#missing()
    while (missing.length > 0) {
      if (this.clock.now() > until) {
        this.broken.push(...missing)
        return
      }
      await this.clock.sleep(500)
      // Authors and players come back to their tabs.
      if (++looks % 20 === 0) this.resumeAll()
      missing = await this.#missing()
    }
    const actions = [...this.pending]
    await Promise.race([Promise.all(actions.map(({ done }) => done)), this.clock.sleep(HANG_MS)])
    for (const { what } of this.pending) this.broken.push(`${what} hangs`)
  }

  /** Returns what keeps the screens from agreeing, and takes the authors' next step. */
  async #missing(): Promise<string[]> {
    const card = toCard(await this.site.stored())
    const stored = { ...contentOf(card), called: card.called }
    const missing: string[] = []
    for (const device of this.devices)
      for (const [at, tab] of device.tabs.entries()) {
        const { page } = tab
        this.openCard(tab, device)
        if (device.isEditor) this.#finish(device, tab)
        const shown = page.shown()
        const status = device.isEditor ? page.status() : 'saved'
        if (status !== 'saved' || JSON.stringify(shown) !== JSON.stringify(stored))
          missing.push(
            `${device.name}, tab ${at}: ${status}, ${page.email()}, shows ${JSON.stringify(shown)}, stored ${JSON.stringify(stored)}`,
          )
      }
    return missing
  }

  #finish(device: Device, tab: Tab): void {
    const { page } = tab
    const status = page.status()
    if (status === 'five')
      for (let place = 1; place <= MIN_FILLED_CELLS + 1; place++) this.ledger.type(device, tab, place)
    else if (status === 'held') page.setLive(true)
    else if (status === 'refused') this.watch(tab, 'Save', page.save())
    const isBusy = [...this.pending].some((action) => action.tab === tab)
    if (page.email() !== device.email && !isBusy)
      this.watch(tab, 'Log in', page.logIn(device.email, PASSWORD))
  }

  #traceRequests(): void {
    for (const { name, tabs } of this.devices)
      for (const [at, { proxy }] of tabs.entries())
        for (const { at: time, key } of proxy.seen.slice(-30))
          this.trace.push(`${name} ${at}: ${Math.round(time)} ${key}`)
  }

  async check(): Promise<void> {
    await this.site.check()
    this.broken.push(...this.site.broken, ...this.ledger.lost().map((word) => `“${word}” is lost`))
    for (const { name, tabs, tapped } of this.devices)
      for (const [at, { page, proxy }] of tabs.entries()) {
        const edited = new Set(page.editedWords())
        for (const word of page.markedWords())
          if (!tapped.has(word) && !edited.has(word))
            this.broken.push(`${name}, tab ${at}: “${word}” is marked`)
        for (const key of repeatedRequests(proxy.seen, this.nudges))
          this.broken.push(`${name}, tab ${at} repeats ${key}`)
      }
    if (this.broken.length > 0) this.#traceRequests()
  }
}

/**
 * Plays a history against real servers, with a bad network for each tab, then restores the network and checks the rules.
 * @param nodes the number of joined servers over which the devices are spread
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
