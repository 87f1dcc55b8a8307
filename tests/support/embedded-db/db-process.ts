import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { verify } from '#server/embedded-db/verify.ts'

/**
 * Runs the embedded database as a process on the directory in its first argument. It prints its URI, and a report for each
 * `verify` on its input, one JSON per line. A refusal goes to stderr, with exit code 1.
 */
const db = await startEmbeddedDb({ dataDir: process.argv[2]! }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
const print = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
process.stdin.setEncoding('utf8').on('data', (text) => {
  if (String(text).includes('verify')) print(verify(db.engine))
})
process.once('SIGTERM', () => {
  void db.close().then(() => process.exit(0))
})
// Printed last, because the reader may send a signal immediately.
print({ uri: db.uri })
