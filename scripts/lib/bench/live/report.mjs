const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const at = (quantiles, wanted) => quantiles.find(([share]) => share === wanted)[1]
const ratioOf = ({ ratio, least, most }) => `${ratio.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`

function describeNodes({ players, local, localWhileDown, hop }) {
  return [
    `P5 an edit to ${players} players of its own node: ${ratioOf(local)} of a node without Redis, ${ratioOf(localWhileDown)} while Redis is down; ${ms(local.ours)} against ${ms(local.reference)}`,
    `P5 from a player of one node to the last of ${players} on another: ${ratioOf(hop)} of Socket.IO's Redis adapter; ${ms(hop.ours)} against ${ms(hop.reference)}`,
  ].join('\n')
}

function describeRedis(result) {
  return [
    `From a page of one node to a page of another, by Redis: median ${ms(at(result.hopMs, 0.5))}, p99 ${ms(at(result.hopMs, 0.99))}`,
    ...result.publishes.map(
      ({ subscribers, lastMs, usPerSubscriber }) =>
        `  Redis to ${subscribers} subscribers: the last after ${lastMs.toFixed(1)} ms, ${usPerSubscriber.toFixed(1)} µs of Redis for each`,
    ),
  ].join('\n')
}

/**
 * What a part has measured, in words.
 * @param {string} part
 * @param {any} result
 */
export function describe(part, result) {
  if (result === undefined) return `${part}: Redis is not installed (apt-get install redis-server)`
  switch (part) {
    case 'fanout':
      return `P1 one edit to the last player: ${ratioOf(result)} of raw ws; ${ms(result.ours)} against ${ms(result.reference)}, the first player after ${ms(result.firstMs)}`
    case 'stalled':
      return `P4 others' p99 beside 1 % of players who stopped reading: ${ratioOf(result)} of without; ${ms(result.ours)} against ${ms(result.reference)}`
    case 'small-room':
      return `P2b a small room's edit: p99 ${ms(result.besideP99Ms)} beside a large room (median ${ms(result.besideMedianMs)}), ${ms(result.aloneP99Ms)} alone`
    case 'rooms':
      return `P2 edits of many rooms: ${result.perSecond.toFixed(0)} a second at most; at ${result.atPerSecond.toFixed(0)} a second median ${ms(result.medianMs)}, p99 ${ms(result.p99Ms)}; ${result.refused} refused, ${result.lost} not seen`
    case 'joins':
      return `P3 joins at once: ${ratioOf(result)} of raw ws; ${ms(result.ours)} against ${ms(result.reference)}; CPU ${result.cpuRatio.toFixed(2)} of raw ws, ${result.cpuPerJoinMs.toFixed(2)} ms a join`
    case 'idle':
      return `P4 heap of an idle player: ${result.ratio.toFixed(2)} of raw ws; ${(result.ours / 1000).toFixed(1)} kB against ${(result.reference / 1000).toFixed(1)} kB`
    case 'nodes':
      return describeNodes(result)
    default:
      return describeRedis(result)
  }
}
