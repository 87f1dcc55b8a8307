import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'

/**
 * The embedded database as a process of its own: started on the directory in its first argument it prints its URI, and
 * for each `verify` on its input the report, one JSON a line. A refusal stands on stderr, with exit code 1.
 */
const db = await startEmbeddedDb({ dataDir: process.argv[2]! }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
process.stdin.setEncoding('utf8').on('data', (text) => {
  if (String(text).includes('verify')) say(db.verify())
})
process.once('SIGTERM', () => {
  void db.close().then(() => process.exit(0))
})
// Last: whoever reads it may send a signal at once.
say({ uri: db.uri })
