import { basics } from '#messages/basics.ts'
import { proof as words } from '#messages/proof.ts'
import { completedLines, type Line } from '#shared/rules/bingo.ts'
import { dealt } from '#shared/rules/deal.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Proof } from '#shared/rules/proof.ts'
import type { Card } from '#shared/schemas/card.ts'
import { lineName } from '../card/line-names.ts'
import { quoted } from '../card/square-words.ts'

export interface Judgement {
  /** The player's card. */
  card: Card
  /** Whether every square of a line was called. */
  hasWon: boolean
  /** What the host reads out. */
  sentence: string
  /** What else the host should know. */
  note?: string | undefined
  /** Squares by index: the marks, and what the host called. */
  marked: ReadonlySet<number>
  called: ReadonlySet<number>
}

/** `Top row` */
const nameOf = (line: Line, { gridSize }: Card) => lineName(line, gridSize)

function describe(card: Card, line: Line, missing: readonly number[]): string {
  const name = nameOf(line, card)
  const count = line.cells.filter((index) => index !== freeIndexOf(card)).length
  if (missing.length === 0) return words.allCalled(name, count)
  const missed = basics.list(missing.map((index) => quoted(card.cells[index] || words.blank)))
  return words.notCalled(name, missed, missing.length)
}

/** Holds a player's bingo against the calls. */
export function judgeProof(host: Card, proof: Proof): Judgement {
  const card = dealt(host, proof.seed ?? null)
  const free = freeIndexOf(card)
  const called = new Set(
    card.cells.flatMap((text, index) => (host.called.includes(text) && index !== free ? [index] : [])),
  )
  const marked = new Set(proof.marks.filter((index) => index < card.cells.length && index !== free))
  const missingOf = ({ cells }: Line) => cells.filter((index) => index !== free && !called.has(index))
  const lines = completedLines(marked, card).sort(
    (one, other) => missingOf(one).length - missingOf(other).length,
  )
  const [best] = lines
  const isEdited = proof.version !== host.version && proof.words.some((word) => !card.cells.includes(word))
  const shared = { card, marked, called, hasWon: false }
  if (proof.round < host.round) return { ...shared, sentence: words.earlierRound }
  const note = isEdited ? words.changed(basics.list(proof.words.map(quoted))) : undefined
  if (!best) return { ...shared, sentence: words.noLine, note }
  if (host.called.length === 0)
    return { ...shared, sentence: words.marked(nameOf(best, card)), note: note ?? words.notShared }
  const missing = missingOf(best)
  return { ...shared, hasWon: missing.length === 0, sentence: describe(card, best, missing), note }
}
