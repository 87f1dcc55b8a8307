const NAMES = {
  none: 'nothing fails',
  slow: 'one node is slow',
  killed: "one node's process ends",
  silent: "one node's machine is gone",
  'no-redis': 'Redis is away',
}
const WAYS = { redis: 'By Redis', tree: 'By a tree' }
const NAME_WIDTH = 34
const WIDTH = 10

const number = (value) => Math.round(value).toLocaleString('en-US')
const row = (name, cells) =>
  `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(WIDTH)).join('')}`
const spreadRow = (name, { p50, p99, p999, last }) => row(name, [p50, p99, p999, last].map(number))

function runReport({ way, fault, stages, sockets, phones, concerned, others, ...run }) {
  return [
    `${WAYS[way]}, ${NAMES[fault]}`,
    row('ms since the request', ['median', 'p99', 'p99.9', 'last']),
    ...Object.entries(stages).map(([name, spread]) => spreadRow(name, spread)),
    spreadRow("players' sockets", sockets),
    spreadRow("players' phones", phones),
    ...(concerned
      ? [spreadRow('  of the nodes concerned', concerned), spreadRow('  of the other nodes', others)]
      : []),
    ...(run.rejoined === undefined
      ? []
      : [
          `  ${number(run.rejoined)} players joined another node, at most ${number(run.mostOfANode)} of them the same`,
        ]),
    `  ${number(run.snapshots)} snapshots; nodes left out ${number(run.skipped)} for a newer one; edits that a player never got: ${number(run.missed)}`,
  ].join('\n')
}

function trafficReport({ bytesPerPlayer, gbPerEdit, ...traffic }) {
  return `An edit is ${number(bytesPerPlayer)} bytes on the wire for each player, ${gbPerEdit.toFixed(2)} GB for all: $${traffic.pricePerEdit.toFixed(2)}. Four a second, without end: $${number(traffic.pricePerHourAtMost)} an hour, ${traffic.gbitPerSecondOfANodeAtMost.toFixed(2)} Gbit/s of each node`
}

/** The findings of `simulateAll` as a text. */
export function report({ sizes, traffic, runs }) {
  const { nodes, players, fanOut, edits, everyMs, seed } = sizes
  return [
    `${number(players)} players of one card on ${number(nodes)} nodes, a tree of ${number(fanOut)} each; ${number(edits)} edits, one every ${number(everyMs)} ms; seed ${seed}`,
    trafficReport(traffic),
    ...runs.map(runReport),
  ].join('\n\n')
}
