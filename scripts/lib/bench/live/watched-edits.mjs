const TITLE_STARTS = '"title":"'

/** The title of an edit says when it was sent, on the clock that all processes share. */
export const titleOf = (sentMs) => sentMs.toFixed(3)

/** When the edit of a packet was sent. */
function sentMsOf(packet) {
  const start = packet.indexOf(TITLE_STARTS) + TITLE_STARTS.length
  return Number(packet.latin1Slice(start, packet.indexOf('"', start)))
}

/**
 * Notes every edit that reaches the pages of a group.
 * @param {{pages: object[], onEdit?: Function}} state
 * @param {() => number} now
 * @returns {(lastSentMs: number) => {waits: number[], missing: number, backwards: number}} `waits`: ms from the request of an edit to
 *   a page, for each that reached one; `missing`: pages that did not get the last edit; `backwards`: edits after a newer one
 */
export function watchEdits(state, now) {
  const waits = []
  let backwards = 0
  state.onEdit = (_cardId, page, packet) => {
    const sentMs = sentMsOf(packet)
    waits.push(now() - sentMs)
    if (page.newestMs > sentMs) backwards++
    else page.newestMs = sentMs
  }
  return (lastSentMs) => ({
    waits,
    backwards,
    missing: state.pages.filter(({ newestMs }) => newestMs === undefined || newestMs < lastSentMs).length,
  })
}
