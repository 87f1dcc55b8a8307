import { setTimeout as delay } from 'node:timers/promises'
import { guestOf, type Person } from '#tests/server/cards/person.ts'
import type { Answer } from '#tests/support/visitor.ts'
import type { Card } from '#shared/schemas/card.ts'

/** Shorter than `Retry-After`, so that a fault meets more saves. */
const AGAIN_MS = 150
/** The status that is noted for a save without an answer. */
export const NO_ANSWER = 0

/** One device of a card's owner, which changes one square again and again. Its saves are repeated until they are acknowledged. */
export interface Writer {
  owner: Person
  cardId: string
  /** Its square; no other writer has it. */
  index: number
  /** The words of the last acknowledged save. */
  words: string
  acknowledged: number
  /** Saves that were stored although their first answer was lost. */
  storedUnanswered: number
}

export interface WriterLog {
  /** How often each status was answered. */
  statuses: Map<number, number>
  /** Answers that no fault may cause. */
  problems: string[]
}

interface Load {
  url: string
  card: Pick<Card, 'gridSize' | 'hasFreeSpace'>
  log: WriterLog
  /** Statuses beside 200 that the fault may cause. */
  allowed: readonly number[]
  pauseMs: number
  isOver: () => boolean
  onSaved: () => void
}

let saves = 0

async function outcomeOf(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch {
    return undefined
  }
}

/** Whether the words are stored, once the server answers again. */
async function isStored(url: string, { cardId, index }: Writer, words: string): Promise<boolean> {
  for (;;) {
    const answer = await outcomeOf(guestOf(url).call('GET', `/api/cards/${cardId}`))
    if (answer?.status === 200) return answer.body.cells[index] === words
    await delay(AGAIN_MS)
  }
}

function note(answer: Answer | undefined, { log, allowed }: Load): void {
  const status = answer?.status ?? NO_ANSWER
  log.statuses.set(status, (log.statuses.get(status) ?? 0) + 1)
  if (status === 200) return
  if (!allowed.includes(status)) log.problems.push(`${status} ${JSON.stringify(answer?.body)}`)
  else if (answer && !/^\d+$/.test(answer.headers['retry-after'] ?? ''))
    log.problems.push(`${status} without Retry-After`)
}

async function save(writer: Writer, load: Load): Promise<void> {
  const words = `save ${++saves} of ${writer.index}`
  const { gridSize, hasFreeSpace } = load.card
  const body = { cells: { [writer.index]: words }, gridSize, hasFreeSpace, opId: `fault-save-${saves}` }
  let isFirstLost = true
  for (;;) {
    const answer = await outcomeOf(writer.owner.patch(writer.cardId, body))
    note(answer, load)
    if (answer?.status === 200) {
      if (answer.body.cells[writer.index] !== words) load.log.problems.push(`acknowledged without "${words}"`)
      writer.words = words
      writer.acknowledged++
      load.onSaved()
      return
    }
    if (!answer && isFirstLost) {
      isFirstLost = false
      if (await isStored(load.url, writer, words)) writer.storedUnanswered++
    }
    await delay(AGAIN_MS)
  }
}

/** Saves until the load is over and its last save is acknowledged. */
export async function keepSaving(writer: Writer, load: Load): Promise<void> {
  while (!load.isOver()) {
    await save(writer, load)
    await delay(load.pauseMs)
  }
}
