import { Worker } from 'node:worker_threads'
import { Changes } from './changes.ts'

export type ThreadMessage = { uri: string; memory: SharedArrayBuffer } | { log: string }

export type EmbeddedDbThread = Awaited<ReturnType<typeof startEmbeddedDbThread>>

/**
 * Starts the thread. The built file is next to the bundle; the source needs tsx's hooks, set up from inside a thread.
 */
function startWorker(settings: { dataDir: string }): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./embedded-db-worker.js', import.meta.url), { workerData: settings })
  const hooks = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href)
  const launcher = `import(${hooks}).then(({ register }) => { register(); return import(${source}) })`
  return new Worker(launcher, { eval: true, workerData: settings })
}

/**
 * Starts the embedded database at once, on a thread of its own, so that neither its disk nor its commands keep sockets
 * waiting. If that thread ends by itself, this one throws outside of any call: nothing goes on without its data.
 * @throws like `startEmbeddedDb`
 */
export async function startEmbeddedDbThread({
  dataDir,
  log,
}: {
  dataDir: string
  log: (line: string) => void
}) {
  const worker = startWorker({ dataDir })
  let onEnd: (error: Error, code?: number) => void = () => undefined
  const { uri, memory } = await new Promise<{ uri: string; memory: SharedArrayBuffer }>((resolve, reject) => {
    onEnd = reject
    worker.on('message', (message: ThreadMessage) => {
      if ('log' in message) return log(message.log)
      onEnd = (error) => {
        // 'exit' follows 'error'. It may say less and still be thrown first: Node throws a listener's error a tick later.
        onEnd = () => undefined
        throw new Error('The embedded database ended', { cause: error })
      }
      resolve(message)
    })
    worker.on('error', (error: Error) => onEnd(error))
    worker.on('exit', (code) => onEnd(new Error(`exit code ${code}`), code))
  })
  return {
    uri,
    changes: new Changes(memory),
    /** Finishes the running commands, flushes, releases the directory and ends the thread. */
    close: () =>
      new Promise<void>((resolve, reject) => {
        onEnd = (error, code) => (code === 0 ? resolve() : reject(error))
        worker.postMessage('close')
      }),
  }
}
