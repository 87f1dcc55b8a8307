/** What happened in a run: a fuzz in which nothing went wrong has proved nothing. */
export interface Tally {
  /** Answers 409 and 412 that reached their editor. */
  conflicts: number
  /** Requests that the server answered although it had answered the same `opId` before. */
  repeats: number
  lostRequests: number
  lostAnswers: number
  droppedPushes: number
  doubledPushes: number
  reorderedPushes: number
  /** Pushed or joined cards that were not newer than the one shown. */
  staleCards: number
  brokenConnections: number
  restarts: number
  joins: number
  structural: number
  gaveWay: number
  insisted: number
}

export function newTally(): Tally {
  return {
    conflicts: 0,
    repeats: 0,
    lostRequests: 0,
    lostAnswers: 0,
    droppedPushes: 0,
    doubledPushes: 0,
    reorderedPushes: 0,
    staleCards: 0,
    brokenConnections: 0,
    restarts: 0,
    joins: 0,
    structural: 0,
    gaveWay: 0,
    insisted: 0,
  }
}
