import { wireBytesOf } from '../wire-bytes.mjs'

/** The most snapshots of a card in a second (LIV-6). */
const SNAPSHOTS_PER_SECOND = 4
const BYTES_PER_GB = 1e9
const SECONDS_PER_HOUR = 3600

/**
 * What an edit takes of the network, and costs.
 * @param {{players: number, nodes: number, frameBytes: number, pricePerGb: number}} options `pricePerGb`: what a cloud takes for traffic to the internet
 */
export function trafficOf({ players, nodes, frameBytes, pricePerGb }) {
  const bytesPerPlayer = wireBytesOf(frameBytes)
  const gbPerEdit = (bytesPerPlayer * players) / BYTES_PER_GB
  return {
    bytesPerPlayer,
    gbPerEdit,
    pricePerEdit: gbPerEdit * pricePerGb,
    /** A host who never stops. */
    pricePerHourAtMost: gbPerEdit * pricePerGb * SNAPSHOTS_PER_SECOND * SECONDS_PER_HOUR,
    gbitPerSecondOfANodeAtMost: (gbPerEdit * SNAPSHOTS_PER_SECOND * 8) / nodes,
  }
}
