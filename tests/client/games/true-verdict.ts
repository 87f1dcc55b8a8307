import { goalOf } from '#shared/rules/bingo.ts'
import { dealt } from '#shared/rules/deal.ts'
import { freeIndexOf, isSameGrid } from '#shared/rules/grid.ts'
import type { Proof } from '#shared/rules/proof.ts'
import type { GameServer } from './game-server.ts'

/** What really is with a player's bingo, which says nothing about the letters of its words. */
export interface Truth {
  hasWon: boolean
  /** Whether the page may say that it can't tell. */
  mayBeUnknown: boolean
}

export function truthOf(server: GameServer, proof: Proof): Truth {
  const { truth, card: now } = server
  const then = server.version(proof.version)
  const seed = proof.seed ?? null
  const [cells, cellsNow] = [dealt(then.card, seed).cells, dealt(now, seed).cells]
  const free = freeIndexOf(then.card)
  // Its marked squares as words, whatever became of those since.
  const isCalled = (index: number) => {
    const word = then.words.get(cells[index] ?? '')
    return proof.marks.includes(index) && word !== undefined && truth.called.includes(word)
  }
  const { parts, needed } = goalOf({ ...then.card, pattern: now.pattern })
  const made = parts.filter((part) => part.cells.every((index) => index === free || isCalled(index)))
  const saysTheSame =
    isSameGrid(then.card, now) && proof.marks.every((index) => cells[index] === cellsNow[index])
  const isOfRound = proof.round === truth.round
  return {
    hasWon: isOfRound && made.length >= needed,
    mayBeUnknown:
      !isOfRound || truth.called.length === 0 || !saysTheSame || then.card.pattern !== now.pattern,
  }
}
