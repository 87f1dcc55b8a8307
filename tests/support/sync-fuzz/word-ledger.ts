import type { CardContent } from '#shared/schemas/card.ts'
import type { Browser, Tab } from './browser.ts'

/** A browser of an author or a player. */
export interface Device {
  name: string
  browser: Browser
  tabs: Tab[]
  isEditor: boolean
  /** Of the host or the co-host who uses it. */
  email: string
  /** Words the player tapped. */
  tapped: Set<string>
}

const textsOf = (card: CardContent | undefined) => (card ? [card.title, ...card.cells, ...card.extra] : [])

/** Every word that an author typed and did not remove. */
export class WordLedger {
  /** By the device they were typed on. */
  readonly #typed = new Map<string, Device>()
  readonly #everStored = new Set<string>()
  /** The rounds in which an author has called a word, as their screens showed them. */
  readonly roundsWithCalls = new Set<number>()
  #count = 0

  /** Call with every version of every card that the server has stored. */
  recordStored(card: CardContent): void {
    for (const word of textsOf(card)) this.#everStored.add(word)
  }

  /** What an author does on the screen: words that it removes from there, or from what waits, are given up. */
  act({ page }: Tab, change: () => void): void {
    const words = () => [textsOf(page.shown()), page.unsentWords()]
    const before = words()
    change()
    for (const [at, after] of words().entries())
      for (const word of before[at]!) if (!after.includes(word)) this.#typed.delete(word)
  }

  type(device: Device, tab: Tab, place: number): void {
    if (!tab.page.shown()) return
    const word = `${device.name} ${++this.#count} ${place}`
    this.act(tab, () => tab.page.type(place, word))
    if (textsOf(tab.page.shown()).includes(word)) this.#typed.set(word, device)
  }

  /** The author gives up all words in these texts. */
  giveUp(texts: readonly string[]): void {
    for (const word of this.#typed.keys())
      if (texts.some((text) => text.includes(word))) this.#typed.delete(word)
  }

  /** Words that were never stored, do not wait in the browser and are on none of its screens. */
  lost(): string[] {
    return [...this.#typed].flatMap(([word, { browser, tabs }]) => {
      const isKept = [...browser.storage.values()].some((value) => value.includes(word))
      const isShown = tabs.some(
        ({ page }) => textsOf(page.shown()).includes(word) || page.toldWords().includes(word),
      )
      return this.#everStored.has(word) || isKept || isShown ? [] : [word]
    })
  }
}
