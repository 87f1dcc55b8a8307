const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const at = (quantiles, wanted) => quantiles.find(([share]) => share === wanted)[1]
const ratioOf = ({ ratio, least, most }) => `${ratio.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`

const cores = ({ main, all }) =>
  `${(100 * main).toFixed(0)} % of a core (with all threads ${(100 * all).toFixed(0)} %)`
const loopOf = ({ p99Ms, maxMs }) => `p99 ${ms(p99Ms)}, at most ${ms(maxMs)}`

function describeParty({ players, waitsMs, bytesPerPlayer, ...result }) {
  const { resident, system } = bytesPerPlayer
  return [
    `One card, ${players} players: all have joined after ${ms(result.joinedMs)}, the event loop's delay ${loopOf(result.joinLoop)}`,
    `  memory of a player: ${(resident / 1000).toFixed(1)} kB of the process, ${(system / 1000).toFixed(1)} kB of the system (client's end included)`,
    `  idle: ${cores(result.idleCores)}`,
    `  ${result.editsPerSecond} edits a second: the event loop's delay ${loopOf(result.editLoop)} (raw ws with 4 broadcasts a second: ${loopOf(result.reference.loop)}); ${cores(result.editCores)} (raw ws: ${cores(result.reference.cores)})`,
    `  from a request to a player: median ${ms(at(waitsMs, 0.5))}, p99 ${ms(at(waitsMs, 0.99))}, last ${ms(at(waitsMs, 1))}; ${result.snapshotsPerPlayer.toFixed(1)} snapshots a player; ${result.missing} players without the last edit, ${result.backwards} edits after newer ones`,
  ].join('\n')
}

function describeChurn({ players, seconds, counted, uncounted, reference }) {
  const percent = (one) => `${(100 * one.cores).toFixed(1)} %`
  return [
    `${players} players leave and as many join within ${seconds} s: ${percent(counted)} of a core with head-counts, ${percent(uncounted)} without, ${percent(reference)} raw ws`,
    `  the event loop's delay ${loopOf(counted.loop)}; the slowest join ${ms(counted.slowestJoinMs)}; ${counted.miscounted} players show a wrong number at the end`,
  ].join('\n')
}

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

function describeWire({ joinBytes, editBytes, editWireBytes, deflatedEditBytes, idleWireBytesPerHour }) {
  return `Bytes to one player: ${joinBytes} to join, ${editBytes} an edit (${editWireBytes} with TLS, TCP and IP; ${deflatedEditBytes} deflated, without them), ${idleWireBytesPerHour.toFixed(0)} an idle hour`
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
    case 'party':
      return describeParty(result)
    case 'churn':
      return describeChurn(result)
    case 'wire':
      return describeWire(result)
    case 'nodes':
      return describeNodes(result)
    default:
      return describeRedis(result)
  }
}
