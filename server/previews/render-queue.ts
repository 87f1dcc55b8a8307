import { Worker } from 'node:worker_threads'
import type { PictureContent } from './card-picture.ts'

export interface WorkerSettings {
  fontsDir: string
}

interface RenderQueueOptions {
  /** Starts server/previews/worker.ts. */
  startPreviewWorker: () => Worker
  /** Redrawings waiting in addition to the running job; more are rejected. */
  maxWaiting?: number
  /** The same for first drawings. */
  maxFirstWaiting?: number
  /** The time for one picture. A thread that exceeds it is replaced. */
  timeLimitMs?: number
}

/** Thrown when too many jobs are waiting. */
export class QueueFull extends Error {}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/** Whether a card gets its first picture, or had one before that is no longer cached or is outdated. */
export type Occasion = 'first' | 'again'

interface Job {
  content: PictureContent
  resolve: (picture: Uint8Array) => void
  reject: (reason: Error) => void
}

/** Four pictures take about half a second, an acceptable wait. */
const MAX_WAITING = 4
/** Some five seconds: a chat that shows a new link requests its picture only once. */
const MAX_FIRST_WAITING = 24
/** A picture takes 0.2 s; the first of a thread took 6 s on a busy machine. */
const TIME_LIMIT_MS = 15_000
/** Far more than a picture needs: a thread that exceeds it has a leak. */
const MAX_HEAP_MB = 256

/** @param file the built worker */
export function workerStarter(file: string, settings: WorkerSettings): () => Worker {
  return () =>
    new Worker(file, {
      workerData: settings,
      // The environment contains secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
}

/**
 * Renders one picture at a time in a worker thread, which starts with the first job and is replaced after it dies or
 * hangs. First drawings and redrawings wait in two queues that take turns, so that one visitor who requests many known
 * cards does not hold up the pictures of new ones.
 */
export function createRenderQueue({
  startPreviewWorker,
  maxWaiting = MAX_WAITING,
  maxFirstWaiting = MAX_FIRST_WAITING,
  timeLimitMs = TIME_LIMIT_MS,
}: RenderQueueOptions) {
  const waiting: Record<Occasion, Job[]> = { first: [], again: [] }
  const limits: Record<Occasion, number> = { first: maxFirstWaiting, again: maxWaiting }
  let turn: Occasion = 'first'
  let worker: Worker | undefined
  let running: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function finish(settle: (job: Job) => void): void {
    clearTimeout(timer)
    const job = running
    running = undefined
    if (job) settle(job)
    next()
  }

  /** Abandons a thread: its job fails, and its later messages are ignored. */
  function discard(dead: Worker, reason: Error): void {
    if (worker !== dead) return
    worker = undefined
    dead.removeAllListeners()
    // A late error without a listener would end the process.
    dead.on('error', () => undefined)
    void dead.terminate()
    finish((job) => job.reject(reason))
  }

  function readyWorker(): Worker {
    if (worker) return worker
    const started = startPreviewWorker()
    worker = started
    started.on('message', (picture: Uint8Array) => finish((job) => job.resolve(picture)))
    started.on('error', (error) => discard(started, error))
    started.on('exit', (code) => discard(started, new Error(`The render thread ended with code ${code}`)))
    // Does not keep the process alive.
    started.unref()
    return started
  }

  function next(): void {
    if (running) return
    const other = turn === 'first' ? 'again' : 'first'
    const occasion = waiting[turn].length > 0 ? turn : other
    const job = waiting[occasion].shift()
    if (!job) return
    turn = occasion === 'first' ? 'again' : 'first'
    running = job
    try {
      const ready = readyWorker()
      timer = setTimeout(() => discard(ready, new Error(`No picture within ${timeLimitMs} ms`)), timeLimitMs)
      ready.postMessage(job.content)
    } catch (error) {
      finish(({ reject }) => reject(error as Error))
    }
  }

  return {
    /** @returns a PNG. Rejects with QueueFull, or with the error that ended the thread. */
    render: (content: PictureContent, occasion: Occasion): Promise<Uint8Array> =>
      new Promise((resolve, reject) => {
        if (closed || (running && waiting[occasion].length >= limits[occasion]))
          return reject(new QueueFull('Too many pictures are waiting to be rendered'))
        waiting[occasion].push({ content, resolve, reject })
        next()
      }),
    /** Returns the number of jobs that wait, without the running one. */
    waiting: (): number => waiting.first.length + waiting.again.length,
    close: async (): Promise<void> => {
      closed = true
      clearTimeout(timer)
      const closing = worker
      worker = undefined
      closing?.removeAllListeners()
      closing?.on('error', () => undefined)
      for (const job of [running, ...waiting.first.splice(0), ...waiting.again.splice(0)])
        job?.reject(new QueueFull('The server is shutting down'))
      running = undefined
      await closing?.terminate()
    },
  }
}
