import { Agent, request } from 'node:http'

/** One PATCH over a connection that is kept. */
function patch(agent, url, { cardId, cookie }, body) {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const sent = request(
      new URL(`/api/cards/${cardId}`, url),
      { method: 'PATCH', agent, headers },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** Of this process: an opId counts once. */
let edits = 0

/**
 * Edits cards in turn for some seconds: as fast as `writers` requests at a time can, or `perSecond` whatever the server does.
 * @param {{url: string, hosts: {cardId: string, cookie: string}[], writers: number, seconds: number, perSecond?: number, perCard: number,
 *   warmUpSeconds?: number, pages: {onEdit?: (cardId: string) => void}, now: () => number}} options `perCard`: pages that get each edit;
 *   `warmUpSeconds`: at the start, not measured
 * @returns {Promise<{perSecond: number, waits: number[], refused: number}>} ms from a request to the last page
 */
export async function stormOfEdits({
  url,
  hosts,
  writers,
  seconds,
  perSecond,
  perCard,
  pages,
  now,
  warmUpSeconds = 0,
}) {
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  /** The edit under way of a card: when it was sent, and how many pages wait for it. */
  const underWay = new Map()
  const waits = []
  let acknowledged = 0
  let refused = 0
  let edit = 0
  let measuredFromMs = 0
  pages.onEdit = (cardId) => {
    const sent = underWay.get(cardId)
    if (!sent || --sent.missing > 0) return
    if (sent.atMs >= measuredFromMs) waits.push(now() - sent.atMs)
    underWay.delete(cardId)
  }
  const editNext = async () => {
    const host = hosts[edit++ % hosts.length]
    underWay.set(host.cardId, { atMs: now(), missing: perCard })
    // An opId, as the app sends it: without one an edit is not stored together with others.
    const status = await patch(agent, url, host, {
      opId: `bench-${process.pid}-${++edits}`,
      title: `Edit ${edit}`,
    })
    if (status === 200) acknowledged++
    else refused++
  }

  const startedMs = now()
  measuredFromMs = startedMs + warmUpSeconds * 1000
  const endMs = startedMs + seconds * 1000
  if (perSecond === undefined)
    await Promise.all(
      Array.from({ length: writers }, async () => {
        while (now() < endMs) await editNext()
      }),
    )
  else {
    const running = []
    let due = 0
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const elapsed = (Math.min(now(), endMs) - startedMs) / 1000
        for (; due < elapsed * perSecond; due++) running.push(editNext())
        if (now() < endMs) return
        clearInterval(timer)
        resolve()
      }, 1)
    })
    await Promise.all(running)
  }
  const tookSeconds = (now() - startedMs) / 1000
  await new Promise((resolve) => setTimeout(resolve, 500))
  agent.destroy()
  return { perSecond: acknowledged / tookSeconds, waits, refused, lost: underWay.size }
}
