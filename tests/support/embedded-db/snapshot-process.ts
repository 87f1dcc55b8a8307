import { openSnapshot } from '#server/embedded-db/snapshot.ts'

/** A process that reads the directory in its first argument, as an export does, and holds what it reads until it is killed. */
const snapshot = await openSnapshot(process.argv[2]!)
process.stdout.write(`${snapshot.count('bingoboard.bingo_cards')}\n`)
setInterval(() => undefined, 60_000)
