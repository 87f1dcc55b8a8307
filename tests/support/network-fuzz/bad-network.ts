import type { Answer, Person } from '#tests/server/cards/person.ts'
import { randomBelow } from '#tests/support/random.ts'
import type { Random } from '#shared/rules/grid.ts'
import type { PatchRequest } from '#client/sync/outbox.ts'
import type { Tally } from './tally.ts'

/** Undefined if no answer arrived: neither side knows what happened to the request. */
export type Heard = Pick<Answer, 'status' | 'body'> | undefined

interface Parcel {
  request: PatchRequest
  /** Absent from a duplicate made by the network, whose answer is ignored. */
  answer?: (heard: Heard) => void
  /** How often a step has passed it by. */
  age: number
}

/** A copy that is older than what a card remembers of its changes (32) would be another change. */
const OLDEST = 20

/** A refused change, and the version of the card in the refusal. */
export interface Refused {
  opId: string
  version: number
}

/** Carries changes to the server in any order, late, twice or not at all, and answers likewise. */
export interface BadNetwork {
  refused: readonly Refused[]
  send: (request: PatchRequest, answer: (heard: Heard) => void) => void
  /** Something happens to one of the requests under way. */
  step: (random: Random) => Promise<void>
  /** From now on everything arrives at once, and what was under way arrives now. */
  heal: () => Promise<void>
}

export function createBadNetwork({
  hosts,
  cardId,
  tally,
}: {
  /** The author at each server; requests go to one after the other. */
  hosts: readonly Person[]
  cardId: string
  tally: Tally
}): BadNetwork {
  let underWay: Parcel[] = []
  const answered = new Set<string>()
  const refused: Refused[] = []
  let healthy = false
  let carried = 0

  async function carry({ request: { opId, edit, ifVersion } }: Parcel): Promise<Heard> {
    const headers: Record<string, string> = ifVersion === undefined ? {} : { 'If-Match': `"v${ifVersion}"` }
    const host = hosts[carried++ % hosts.length]!
    const heard = await host.patch(cardId, { ...edit.change, opId }, headers).catch(() => undefined)
    if (heard?.status === 200) {
      if (answered.has(opId)) tally.repeats++
      answered.add(opId)
    } else if (heard?.body?.card) refused.push({ opId, version: heard.body.card.version })
    return heard
  }

  async function deliver(parcel: Parcel): Promise<void> {
    const heard = await carry(parcel)
    parcel.answer?.(heard)
  }

  async function loseAnswer(parcel: Parcel): Promise<void> {
    tally.lostAnswers++
    await carry(parcel)
    parcel.answer?.(undefined)
  }

  async function deliverTwice(parcel: Parcel): Promise<void> {
    const [heard] = await Promise.all([carry(parcel), carry(parcel)])
    parcel.answer?.(heard)
  }

  async function deliverAndKeep(parcel: Parcel): Promise<void> {
    underWay.push({ request: parcel.request, age: 0 })
    await deliver(parcel)
  }

  function loseRequest(parcel: Parcel): void {
    tally.lostRequests++
    parcel.answer?.(undefined)
  }

  return {
    refused,
    send: (request, answer) => {
      const parcel = { request, answer, age: 0 }
      if (healthy) void deliver(parcel)
      else underWay.push(parcel)
    },
    step: async (random) => {
      const place = randomBelow(random, underWay.length)
      const fate = randomBelow(random, 10)
      const [parcel] = underWay.splice(place, 1)
      for (const other of underWay) other.age++
      underWay = underWay.filter(({ answer, age }) => answer !== undefined || age < OLDEST)
      if (!parcel) return
      if (fate === 0) loseRequest(parcel)
      else if (fate <= 2) await loseAnswer(parcel)
      else if (fate === 3) await deliverTwice(parcel)
      else if (fate === 4) await deliverAndKeep(parcel)
      else await deliver(parcel)
    },
    heal: async () => {
      healthy = true
      await Promise.all(underWay.splice(0).map(deliver))
    },
  }
}
