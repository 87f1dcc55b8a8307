import { parentPort, workerData } from 'node:worker_threads'
import { changes } from './changes.ts'
import { startEmbeddedDb } from './embedded-db.ts'
import type { ThreadMessage } from './thread.ts'

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread only')
const send = (message: ThreadMessage) => port.postMessage(message)

// An error ends the thread, and the thread that started it receives it.
const db = await startEmbeddedDb({
  dataDir: (workerData as { dataDir: string }).dataDir,
  log: (line) => send({ log: line }),
})
port.once('message', () => {
  // Ends this thread only. A failure to close is an unhandled rejection, which ends it with an error.
  void db.close().then(() => process.exit(0))
})
send({ uri: db.uri, memory: changes.memory })
