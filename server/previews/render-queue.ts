import { Worker } from 'node:worker_threads'
import type { PictureContent } from './card-picture.ts'

/** `brand` is the app's own picture, rendered by the build. */
export type WorkerTask = PictureContent | 'brand'
/** A PNG; null if the fonts lack a character. */
export type RenderedPicture = Uint8Array | null

export interface WorkerSettings {
  fontsDir: string
}

export interface RenderQueueOptions {
  /** Starts server/previews/worker.ts. */
  startPreviewWorker: () => Worker
  /** Jobs waiting in addition to the running one; more are rejected. */
  maxWaiting?: number
  /** Per picture. A thread that exceeds it is replaced. */
  timeLimitMs?: number
}

/** Thrown when too many jobs are waiting. */
export class QueueFull extends Error {}

export interface RenderQueue {
  /** Rejects with QueueFull, or with the error that ended the thread. */
  render: (content: PictureContent) => Promise<RenderedPicture>
  close: () => Promise<void>
}

interface Job {
  content: PictureContent
  resolve: (picture: RenderedPicture) => void
  reject: (reason: Error) => void
}

/** Four pictures take about half a second, an acceptable wait. */
const MAX_WAITING = 4
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

/** Renders one picture at a time in a worker thread, which starts with the first job and is replaced after it dies or hangs. */
export function createRenderQueue({
  startPreviewWorker,
  maxWaiting = MAX_WAITING,
  timeLimitMs = TIME_LIMIT_MS,
}: RenderQueueOptions): RenderQueue {
  const waiting: Job[] = []
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
    started.on('message', (picture: RenderedPicture) => finish((job) => job.resolve(picture)))
    started.on('error', (error) => discard(started, error))
    started.on('exit', (code) => discard(started, new Error(`The render thread ended with code ${code}`)))
    // Does not keep the process alive.
    started.unref()
    return started
  }

  function next(): void {
    const job = running ? undefined : waiting.shift()
    if (!job) return
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
    render: (content) =>
      new Promise((resolve, reject) => {
        if (closed || (running && waiting.length >= maxWaiting))
          return reject(new QueueFull('Too many pictures are waiting to be rendered'))
        waiting.push({ content, resolve, reject })
        next()
      }),
    close: async () => {
      closed = true
      clearTimeout(timer)
      const closing = worker
      worker = undefined
      closing?.removeAllListeners()
      closing?.on('error', () => undefined)
      for (const job of [running, ...waiting.splice(0)])
        job?.reject(new QueueFull('The server is shutting down'))
      running = undefined
      await closing?.terminate()
    },
  }
}
