import type { CardContent } from '#shared/schemas/card.ts'
import type { Browser, Tab } from './browser.ts'

/** An author's or a player's browser. */
export interface Device {
  name: string
  browser: Browser
  tabs: Tab[]
  isEditor: boolean
  /** The email of the host or co-host who uses it. */
  email: string
  /** The words that the player has tapped. */
  tapped: Set<string>
}

const textsOf = (card: CardContent | undefined) => (card ? [card.title, ...card.cells, ...card.extra] : [])

/** Records every word that an author has typed and not removed. */
export class WordLedger {
  /** Typed words with the device on which they were typed. */
  readonly #typed = new Map<string, Device>()
  readonly #everStored = new Set<string>()
  /** The rounds in which an author has called a word, according to their screen. */
  readonly roundsWithCalls = new Set<number>()
  #count = 0

  /** Call it with every version of every card that the server has stored. */
  recordStored(card: CardContent): void {
    for (const word of textsOf(card)) this.#everStored.add(word)
  }

  /** Performs an author's action. Words that it removes from the screen or from unsent edits may be lost. */
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

  /** Allows all words in these texts to be lost, because the author has given them up. */
  giveUp(texts: readonly string[]): void {
    for (const word of this.#typed.keys())
      if (texts.some((text) => text.includes(word))) this.#typed.delete(word)
  }

  /** Returns words that were never stored, are not among the browser's unsent edits and are on none of its screens. */
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
