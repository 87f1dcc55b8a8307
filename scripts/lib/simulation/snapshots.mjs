/** The shortest time between two snapshots of a card (LIV-6). */
const SNAPSHOT_INTERVAL_MS = 250

/**
 * What leaves the node that stores a host's edits: of several edits within 250 ms the first at once and the newest at the end.
 * @param {{edits: number, everyMs: number, saveMs: () => number}} options
 * @returns {{stored: number[], snapshots: {version: number, atMs: number}[]}} `stored`: when each edit was; versions count from 1
 */
export function snapshotsOf({ edits, everyMs, saveMs }) {
  const stored = []
  for (let edit = 0; edit < edits; edit++)
    // A host's page has one request on its way at a time.
    stored.push(Math.max(edit * everyMs, stored.at(-1) ?? 0) + saveMs())
  const snapshots = []
  let waiting
  let openAtMs = -Infinity
  const sendWaiting = () => {
    if (waiting !== undefined) snapshots.push({ version: waiting, atMs: openAtMs })
    openAtMs = waiting === undefined ? openAtMs : openAtMs + SNAPSHOT_INTERVAL_MS
    waiting = undefined
  }
  stored.forEach((atMs, index) => {
    while (waiting !== undefined && openAtMs <= atMs) sendWaiting()
    if (atMs < openAtMs) waiting = index + 1
    else {
      snapshots.push({ version: index + 1, atMs })
      openAtMs = atMs + SNAPSHOT_INTERVAL_MS
    }
  })
  sendWaiting()
  return { stored, snapshots }
}
