/**
 * What the simulation is fed with. Measured on 2026-11-23 on two cores of an Intel Xeon (docs/scaling.md says how), or assumed where it says so.
 * Times are quantiles in ms: `[share, ms]`.
 * @typedef {[share: number, ms: number][]} Quantiles
 */
export const FIGURES = {
  /** Measured: a snapshot of a card of 24 official items, with the header of its WebSocket frame (`bench:live --only wire`). */
  frameBytes: 1193,
  /** Measured: from a request to its answer, beside 10,000 players who are sent each edit (`bench:live --only party`). */
  saveMs: [
    [0, 6],
    [0.5, 13],
    [0.9, 48],
    [0.99, 65],
    [1, 75],
  ],
  /** Measured: from one node to another, without the network (`bench:live --only redis`). */
  hopMs: [
    [0, 0.3],
    [0.5, 2.3],
    [0.9, 6.4],
    [0.99, 30],
    [1, 37],
  ],
  /** Assumed: one way between two machines of one data center. */
  networkMs: [
    [0, 0.1],
    [0.5, 0.25],
    [0.99, 1],
    [1, 5],
  ],
  /** Assumed: from the data center to a phone, a packet that is sent again among a hundred included. */
  lastMileMs: [
    [0, 5],
    [0.5, 35],
    [0.9, 90],
    [0.99, 300],
    [0.999, 1200],
    [1, 3000],
  ],
  /** Measured: between the first and the last player of a node, for each (`bench:live --only fanout`). */
  perPlayerMs: 0.0109,
  /** Measured: what a join takes of the main thread (`bench:live --only joins`). */
  perJoinMs: 0.37,
  /** Measured: what Redis takes to write one snapshot to one more subscriber (`bench:live --only redis`). */
  perSubscriberMs: 0.0066,
  /** Assumed equal to writing to a player, for a node that relays to others. */
  perChildMs: 0.0109,
}
