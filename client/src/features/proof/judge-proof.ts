import { basics } from '#messages/basics.ts'
import { proof as words } from '#messages/proof.ts'
import { completedLines, goalOf, type Line } from '#shared/rules/bingo.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { proofBoard, type Proof } from '#shared/rules/proof.ts'
import type { Card } from '#shared/schemas/card.ts'
import { lineName } from '../card/line-names.ts'
import { quoted } from '../../lib/quoted.ts'

/** `unknown`: the calls are not enough to decide, so the host has to check the words. */
type Verdict = 'won' | 'notWon' | 'unknown'

/** The result of checking a player's bingo against the calls. */
export interface Judgement {
  /** The player's card. */
  card: Card
  verdict: Verdict
  /** The sentence that explains the verdict to the host. */
  sentence: string
  /** The indexes of the marked and of the called squares. */
  marked: ReadonlySet<number>
  called: ReadonlySet<number>
}

/** Lists the words of a bingo's line, as the player saw them. */
export const playersWords = ({ words: given }: Proof): string => words.words(basics.list(given.map(quoted)))

/**
 * Returns whether the marked squares have the same words as they had for the player. Compares hashes, because every
 * call makes a new version of the card. Links from version 0.2.0 have only the version.
 */
function saysTheSame(card: Card, { version, marks, board }: Proof): boolean {
  if (!board) return version === card.version
  const { gridSize, hasFreeSpace, hash } = proofBoard(card, marks)
  return gridSize === board.gridSize && hasFreeSpace === board.hasFreeSpace && hash === board.hash
}

function describe(card: Card, lines: readonly Line[], missing: readonly number[]): string {
  const name = basics.list(lines.map((line) => lineName(line, card.gridSize)))
  const squares = new Set(lines.flatMap(({ cells }) => cells))
  squares.delete(freeIndexOf(card))
  if (missing.length === 0) return words.allCalled(name, squares.size)
  const missed = basics.list(missing.map((index) => quoted(card.cells[index] || words.blank)))
  return words.notCalled(name, missed, missing.length)
}

/**
 * Checks a player's bingo against the calls.
 * @param host the newest version of the host's card, with its calls
 */
export function judgeProof(host: Card, proof: Proof): Judgement {
  const card = dealCard(host, proof.seed ?? null)
  const free = freeIndexOf(card)
  const called = new Set(
    card.cells.flatMap((text, index) => (host.called.includes(text) && index !== free ? [index] : [])),
  )
  const marked = new Set(proof.marks.filter((index) => index < card.cells.length && index !== free))
  const shared = { card, marked, called, verdict: 'unknown' as const }
  if (proof.round !== host.round) return { ...shared, sentence: words.earlierRound }
  if (!saysTheSame(card, proof)) return { ...shared, sentence: words.changed }
  const missingOf = ({ cells }: Line) => cells.filter((index) => index !== free && !called.has(index))
  const lines = completedLines(marked, card)
    .sort((one, other) => missingOf(one).length - missingOf(other).length)
    .slice(0, goalOf(card).needed)
  // If the card has changed since, the winning pattern may have changed too.
  if (lines.length === 0)
    return {
      ...shared,
      verdict: proof.version === host.version ? 'notWon' : 'unknown',
      sentence: words.noLine,
    }
  if (host.called.length === 0) return { ...shared, sentence: words.noCalls }
  const missing = [...new Set(lines.flatMap(missingOf))]
  return {
    ...shared,
    verdict: missing.length === 0 ? 'won' : 'notWon',
    sentence: describe(card, lines, missing),
  }
}
