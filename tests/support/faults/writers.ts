import { setTimeout as delay } from 'node:timers/promises'
import { guestOf, type Person } from '#tests/server/cards/person.ts'
import type { Answer } from '#tests/support/visitor.ts'
import type { Card } from '#shared/schemas/card.ts'

/** Shorter than `Retry-After`, so that a fault affects more saves. */
const AGAIN_MS = 150
/** The status recorded for a save without a response. */
export const NO_ANSWER = 0

/** A device of a card's owner that keeps changing one square. It repeats each save until it is acknowledged. */
export interface Writer {
  owner: Person
  cardId: string
  /** The device's square, which no other writer has. */
  index: number
  /** The words of the last acknowledged save. */
  words: string
  acknowledged: number
  /** The number of saves that were stored although their first response was lost. */
  storedUnanswered: number
}

export interface WriterLog {
  /** How often each status occurred. */
  statuses: Map<number, number>
  /** Responses that no fault may cause. */
  problems: string[]
}

interface Load {
  url: string
  card: Pick<Card, 'gridSize' | 'hasFreeSpace'>
  log: WriterLog
  /** Statuses other than 200 that the fault may cause. */
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

/** Returns whether the words are stored, once the server responds again. */
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

/** Keeps saving until the load ends and the last save is acknowledged. */
export async function keepSaving(writer: Writer, load: Load): Promise<void> {
  while (!load.isOver()) {
    await save(writer, load)
    await delay(load.pauseMs)
  }
}
