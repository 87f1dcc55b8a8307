/**
 * How a snapshot gets from the node that stored it, node 0, to all nodes. Each way returns the nodes in an order in which each comes after the
 * one that sends to it: `{node, from, rank, depth}`, `rank` counting what the sender writes first. Sender -1 is Redis.
 */
export const REDIS = -1

/** Every node but the first hears it from Redis, which writes to one after the other. */
export function throughRedis(nodes) {
  return [
    { node: REDIS, from: 0, rank: 0, depth: 1 },
    ...Array.from({ length: nodes - 1 }, (_, index) => ({
      node: index + 1,
      from: REDIS,
      rank: index,
      depth: 2,
    })),
  ]
}

/** Each node passes it on to at most `fanOut` others, before its own players get it. */
export function throughTree(nodes, fanOut) {
  const hops = []
  const depths = [0]
  for (let node = 1; node < nodes; node++) {
    const from = Math.floor((node - 1) / fanOut)
    depths[node] = depths[from] + 1
    hops.push({ node, from, rank: (node - 1) % fanOut, depth: depths[node] })
  }
  return hops
}
