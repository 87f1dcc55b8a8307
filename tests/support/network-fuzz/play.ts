import { signUp } from '#tests/server/cards/person.ts'
import { startSite } from '#tests/support/nodes.ts'
import type { TestApp } from '#tests/support/app.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'
import { closeListeners } from '#tests/support/sockets.ts'
import { toCard } from '#server/models/card.ts'
import { newCardId } from '#shared/ids.ts'
import { REMEMBERED_OP_IDS } from '#shared/product.ts'
import type { Random } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { createBadNetwork, type BadNetwork, type Refused } from './bad-network.ts'
import { openEditorTab, type Acknowledged, type EditorTab } from './editor-tab.ts'
import { openReader, type Reader } from './reader.ts'
import { newTally, type Tally } from './tally.ts'

const STEPS = 120
/** No new edits from here: the stored card shall remember every `opId` until what is under way has ended. */
const LAST_EDITED_VERSION = REMEMBERED_OP_IDS - 8
const DEADLINE_MS = 5000
const PAUSE_MS = 2
/** Short, so that a run takes a second: the intervals of the app are the subject of other tests. */
const INTERVALS = { snapshotIntervalMs: 15, versionHeartbeatMs: 60 }

/** What is left when the network has been well again for a while. */
export interface Outcome {
  stored: Card
  /** The `opId`s that the stored card remembers, in the order of their versions. */
  opIds: readonly string[]
  /** Every version that the server announced after storing it, and the first one. */
  history: ReadonlyMap<number, Card>
  /** Every announced version: in the order of one server, or in rising order of several. */
  announcements: readonly number[]
  /** What each screen shows, the two editors first. */
  shown: readonly (Card | undefined)[]
  /** The versions that came onto each screen, in order. */
  taken: readonly (readonly number[])[]
  acknowledged: readonly Acknowledged[]
  refused: readonly Refused[]
  /** Words of each editor that left its queue without its author's doing. */
  entrusted: readonly string[]
  tally: Tally
}

interface Stage {
  random: Random
  network: BadNetwork
  tabs: readonly EditorTab[]
  players: readonly Reader[]
  everyone: readonly Reader[]
  restart: (how: { crash: boolean }) => Promise<void>
  tally: Tally
}

/** Takes `step` after `step` until nothing is missing. */
async function until(
  missing: () => string | false,
  step: () => Promise<void> | void = () => undefined,
): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS
  for (let what = missing(); what !== false; what = missing()) {
    if (performance.now() > deadline) throw new Error(`Not within ${DEADLINE_MS} ms: ${what}`)
    await step()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

async function disturbReader(random: Random, reader: Reader): Promise<void> {
  const kind = randomBelow(random, 16)
  if (kind === 0) reader.leave()
  else if (kind === 1) reader.breakConnection()
  else if (kind === 2) void reader.join()
  else if (kind === 3) await reader.join()
  else reader.receive(random)
}

async function disturbRequests(random: Random, network: BadNetwork): Promise<void> {
  const atOnce = 1 + randomBelow(random, 3)
  await Promise.all(Array.from({ length: atOnce }, () => network.step(random)))
}

async function disturb({ random, network, tabs, players, everyone, restart, tally }: Stage): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const tab = randomOf(random, tabs)
    const kind = randomBelow(random, 50)
    if (kind < 10) {
      if (tab.shown().version < LAST_EDITED_VERSION) tab.edit(random)
      if (randomBelow(random, 3) > 0) tab.send()
    } else if (kind < 14) tab.send()
    else if (kind < 29) await disturbRequests(random, network)
    else if (kind <= 30) tab.answerConflict(randomBelow(random, 2) === 0 ? 'mine' : 'theirs')
    else if (kind < 37) tab.reader.receive(random)
    else if (kind < 48) await disturbReader(random, randomOf(random, players))
    else if (kind === 48) randomOf(random, everyone).breakConnection()
    else {
      tally.restarts++
      const crash = randomBelow(random, 2) === 0
      // Some of what is under way arrives while the server goes.
      await Promise.all([disturbRequests(random, network), restart({ crash })])
    }
  }
}

async function heal({ random, network, tabs, everyone }: Stage): Promise<void> {
  for (const reader of everyone) reader.heal()
  await network.heal()
  await Promise.all(
    everyone.map((reader, index) => until(() => !reader.isJoined() && `screen ${index} joined`, reader.join)),
  )
  await Promise.all(
    tabs.map((tab, index) =>
      until(
        () => !tab.isIdle() && `tab ${index} idle`,
        () => tab.finish(random),
      ),
    ),
  )
}

/**
 * One owner with two editor tabs and three players, a network that loses, doubles and reorders, connections that break
 * and a server that is started again: one random run, and the end of it when everything works again.
 * @param nodes over how many joined servers everyone is spread
 */
export async function playOnBadNetwork(seed: number, nodes: 1 | 2): Promise<Outcome> {
  const random = seededRandom(seed)
  const tally = newTally()
  const { apps, close } = await startSite(nodes, { realtime: INTERVALS })
  try {
    const urls = apps.map(({ url }) => url)
    const urlOf = (index: number) => urls[index % nodes]!
    const host = await signUp(urlOf(0))
    const {
      isOwner: _,
      canEdit: __,
      ...card
    } = await host.makeCard({
      cardId: newCardId(),
      gridSize: 3,
      hasFreeSpace: false,
      cells: Array.from({ length: 9 }, (_cell, index) => `first ${index}`),
    })
    const { cardId } = card
    const history = new Map([[card.version, card]])
    const announcements: number[] = []
    const record = ({ events }: TestApp) =>
      events.on('card.changed', ({ card: changed, isElsewhere }) => {
        if (isElsewhere) return
        history.set(changed.version, changed)
        announcements.push(changed.version)
      })
    apps.forEach(record)
    const network = createBadNetwork({ hosts: urls.map(host.at), cardId, tally })
    const tabs = await Promise.all(
      ['one ', 'two '].map((name, index) => openEditorTab({ name, url: urlOf(index), card, network, tally })),
    )
    const players = await Promise.all(
      [0, 1, 2].map((index) => openReader({ url: urlOf(index), cardId, tally })),
    )
    const everyone = [...tabs.map(({ reader }) => reader), ...players]
    await Promise.all(everyone.map((reader) => reader.join()))
    const restart = async (how: { crash: boolean }) => {
      const app = apps[tally.restarts % nodes]!
      await app.restart(how)
      record(app)
    }

    const stage = { random, network, tabs, players, everyone, restart, tally }
    await disturb(stage)
    await heal(stage)
    const { opIds, version } = await apps[0]!.storedCard(cardId)
    await Promise.all(
      everyone.map((reader, index) =>
        until(() => reader.shown()?.version !== version && `screen ${index} at version ${version}`),
      ),
    )
    return {
      stored: toCard(await apps[0]!.storedCard(cardId)),
      opIds,
      history,
      announcements: nodes === 1 ? announcements : announcements.toSorted((one, other) => one - other),
      shown: [...tabs.map((tab) => tab.shown()), ...players.map((player) => player.shown())],
      taken: everyone.map(({ taken }) => taken),
      acknowledged: tabs.flatMap(({ acknowledged }) => acknowledged),
      refused: network.refused,
      entrusted: tabs.flatMap((tab) => tab.entrusted()),
      tally,
    }
  } finally {
    closeListeners()
    await close()
  }
}
