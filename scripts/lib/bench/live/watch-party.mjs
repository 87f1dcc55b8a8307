import { setTimeout as delay } from 'node:timers/promises'
import { callJson } from '../calls.mjs'
import { cpuOf } from '../cpu.mjs'
import { residentOf, systemMemory } from '../memory.mjs'
import { quantilesOf } from '../pairs.mjs'
import { titleOf } from './watched-edits.mjs'

const GROUP = 'party'
const AT_ONCE = 200
/** As long as between two pings and two heartbeats of a page. */
const IDLE_MS = 25_000
/** After the server's own timers of new connections. */
const SETTLED_MS = 12_000
const EDITS_PER_SECOND = 20
/** As many snapshots of one card as the server sends in a second (LIV-6); a plain loop sends each edit. */
const SNAPSHOTS_PER_SECOND = 4
/** The last snapshot comes 250 ms after the last edit, and takes its time. */
const LAST_EDIT_MS = 3000

const now = () => Number(process.hrtime.bigint()) / 1e6

/** @returns share of one core that a process took meanwhile: 1 is a whole one */
async function coresDuring(pid, work) {
  const before = cpuOf(pid)
  const startedMs = now()
  await work()
  const us = 1000 * (now() - startedMs)
  const after = cpuOf(pid)
  return { main: (after?.main - before?.main) / us, all: (after?.all - before?.all) / us }
}

/** Calls `edit` evenly for some seconds, whether or not the last call has its answer. @returns ms of each call, and when the last was sent */
async function editSteadily({ perSecond, seconds, edit }) {
  const answers = []
  const startedMs = now()
  let sentMs
  for (let done = 0; done < perSecond * seconds; done++) {
    await delay(startedMs + (done * 1000) / perSecond - now())
    const thisMs = now()
    sentMs = thisMs
    answers.push(edit(thisMs).then(() => now() - thisMs))
  }
  return { answers: await Promise.all(answers), lastSentMs: sentMs }
}

async function openParty({ server, protocol, card, crowd, players, processes, addresses }) {
  const options = {
    group: GROUP,
    protocol,
    url: server.url,
    cardIds: [card.cardId],
    atOnce: AT_ONCE,
    addresses,
  }
  const spans = await crowd.all('open', () => ({ ...options, perCard: Math.ceil(players / processes) }))
  return Math.max(...spans.map(({ lastMs }) => lastMs)) - Math.min(...spans.map(({ startedMs }) => startedMs))
}

/** The plain loop with as many players, which is sent as many broadcasts as ours sends snapshots. */
async function measureReference({ raw, seconds, ...options }) {
  await openParty({ ...options, server: raw, protocol: 'raw' })
  await raw.loopDelay()
  const edit = () => callJson(raw.url, 'POST', '/', { body: {} })
  const cores = await coresDuring(raw.pid, () =>
    editSteadily({ perSecond: SNAPSHOTS_PER_SECOND, seconds, edit }),
  )
  const loop = await raw.loopDelay()
  await options.crowd.all('close', () => ({ group: GROUP }))
  return { loop, cores }
}

/**
 * A crowd joins one card, is idle, and then sees what a host types: 20 edits a second. Players' marks stay in their browsers, so a
 * player sends nothing after its join but the answers to pings.
 */
export async function benchParty({ app, raw, seconds, ...options }) {
  const { card, crowd, players } = options
  const reference = await measureReference({ raw, seconds, ...options })
  await delay(1000)

  const before = { resident: residentOf(app.pid), system: systemMemory() }
  await app.loopDelay()
  const joinedMs = await openParty({ ...options, server: app, protocol: 'bingo' })
  const joinLoop = await app.loopDelay()
  await delay(SETTLED_MS)
  const after = { resident: residentOf(app.pid), system: systemMemory() }
  const idleCores = await coresDuring(app.pid, () => delay(IDLE_MS))

  await crowd.all('watch', () => ({ group: GROUP }))
  await app.loopDelay()
  let steady
  const editCores = await coresDuring(app.pid, async () => {
    steady = await editSteadily({
      perSecond: EDITS_PER_SECOND,
      seconds,
      edit: (sentMs) =>
        callJson(app.url, 'PATCH', `/api/cards/${card.cardId}`, {
          body: { title: titleOf(sentMs) },
          cookie: card.cookie,
        }),
    })
  })
  const editLoop = await app.loopDelay()
  await delay(LAST_EDIT_MS)
  const seen = await crowd.all('watched', () => ({
    group: GROUP,
    lastSentMs: Number(titleOf(steady.lastSentMs)),
  }))
  await crowd.all('close', () => ({ group: GROUP }))
  const waits = seen.flatMap((one) => one.waits)
  return {
    players,
    joinedMs,
    joinLoop,
    bytesPerPlayer: {
      resident: (after.resident - before.resident) / players,
      system: (after.system - before.system) / players,
    },
    idleCores,
    editsPerSecond: EDITS_PER_SECOND,
    editLoop,
    editCores,
    answersMs: quantilesOf(steady.answers),
    waitsMs: quantilesOf(waits),
    snapshotsPerPlayer: waits.length / players,
    missing: seen.reduce((sum, one) => sum + one.missing, 0),
    backwards: seen.reduce((sum, one) => sum + one.backwards, 0),
    reference,
  }
}
