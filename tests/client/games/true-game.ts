import { freeIndexOf, type Grid } from '#shared/rules/grid.ts'

/** A word of a card, whatever its letters are: mending it changes them, and it stays the same object. */
export interface Word {
  text: string
}

interface Said extends Grid {
  cells: readonly string[]
  extra: readonly string[]
}

interface Squares extends Grid {
  cells: readonly (Word | undefined)[]
  extra: readonly Word[]
}

/** More words than these and than half of all: another list, of which none is a mended word. */
const FEW = 2

/**
 * Who has really called what, by identity and not by letters. It is told each change that the server stored, and asks none of
 * the product's rules of calls.
 */
export class TrueGame {
  round = 1
  /** In the order of the calls. */
  called: Word[] = []
  mended = 0
  /** Calls that went with their words. */
  gone = 0
  /** How many times another list mended none of its called words. */
  replaced = 0
  #squares: Squares
  /** Words that no square says anymore, by their letters: an undo brings them back. */
  readonly #dead = new Map<string, Word>()
  /** The words that ever had these letters. Only an undo gives those of a mended word to another one. */
  readonly names = new Map<string, Set<Word>>()

  constructor(said: Said) {
    this.#squares = this.#place(said, new Map())
  }

  /** The words on the card, by their letters of now. */
  words(): Map<string, Word> {
    const { cells, extra } = this.#squares
    return new Map([...cells, ...extra].flatMap((word) => (word ? [[word.text, word]] : [])))
  }

  /** The host's edit: the card says this now. */
  edit(said: Said): void {
    const before = this.words()
    const free = freeIndexOf(said)
    const says = new Set([...said.cells.filter((_, index) => index !== free), ...said.extra])
    const gone = new Set([...before.values()].filter(({ text }) => !says.has(text)))
    if (gone.size <= Math.max(FEW, before.size / 2)) this.#mend(said, gone, before)
    else if (this.called.some((word) => gone.has(word))) this.replaced++
    for (const word of gone) this.#dead.set(word.text, word)
    this.gone += this.called.filter((word) => gone.has(word)).length
    this.called = this.called.filter((word) => !gone.has(word))
    this.#squares = this.#place(said, new Map([...before.values()].map((word) => [word.text, word])))
  }

  /** Words that are gone, in whose place is one that stood nowhere: those are mended, and no longer gone. */
  #mend(said: Said, gone: Set<Word>, before: ReadonlyMap<string, Word>): void {
    const { gridSize, cells, extra } = this.#squares
    const places: [Word | undefined, string | undefined][] = []
    if (gridSize === said.gridSize) cells.forEach((word, at) => places.push([word, said.cells[at]]))
    if (extra.length === said.extra.length) extra.forEach((word, at) => places.push([word, said.extra[at]]))
    for (const [word, text] of places) {
      if (!word || !gone.has(word) || !text || before.has(text)) continue
      gone.delete(word)
      word.text = text
      if (this.called.includes(word)) this.mended++
    }
  }

  #place(said: Said, known: ReadonlyMap<string, Word>): Squares {
    const now = new Map<string, Word>()
    const wordOf = (text: string) => {
      const word = now.get(text) ?? known.get(text) ?? this.#dead.get(text) ?? { text }
      now.set(text, word)
      this.names.set(text, (this.names.get(text) ?? new Set()).add(word))
      this.#dead.delete(text)
      return word
    }
    const free = freeIndexOf(said)
    const { gridSize, hasFreeSpace } = said
    const cells = said.cells.map((text, at) => (text === '' || at === free ? undefined : wordOf(text)))
    return { gridSize, hasFreeSpace, cells, extra: said.extra.map(wordOf) }
  }

  call(text: string): void {
    const word = this.words().get(text)
    if (!word) throw new Error(`Nothing says ${text}`)
    if (!this.called.includes(word)) this.called.push(word)
  }

  takeBack(text: string): void {
    this.called = this.called.filter((word) => word.text !== text)
  }

  startRound(): void {
    this.round++
    this.called = []
  }
}
