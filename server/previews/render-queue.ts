import { Worker } from 'node:worker_threads'
import type { PictureContent } from './card-picture.ts'

/** `brand` is the picture of no card, which the build has drawn. */
export type WorkerTask = PictureContent | 'brand'
/** A PNG; null where the fonts lack a letter. */
export type RenderedPicture = Uint8Array | null

export interface WorkerSettings {
  /** The folder of the font files. */
  fontsDir: string
}

export interface RenderQueueOptions {
  /** Starts the thread (server/previews/worker.ts). */
  startPreviewWorker: () => Worker
  /** How many wait beside the one being drawn; whoever comes then is refused. */
  maxWaiting?: number
  /** For one picture; whoever takes longer hangs, and is replaced. */
  timeLimitMs?: number
}

/** Refuses at once: too many are waiting. */
export class QueueFull extends Error {}

export interface RenderQueue {
  /** Refuses with QueueFull, and with whatever the thread died of. */
  draw: (content: PictureContent) => Promise<RenderedPicture>
  close: () => Promise<void>
}

interface Job {
  content: PictureContent
  resolve: (picture: RenderedPicture) => void
  reject: (reason: Error) => void
}

/** Four pictures are drawn in about half a second, which is as long as anybody should wait for one. */
const MAX_WAITING = 4
/** A picture takes 0.2 s; the first one of a thread, on a machine that has much else to do, took 6. */
const TIME_LIMIT_MS = 15_000
/** Hundreds of times what a picture needs: a thread that needs more has gone astray. */
const MAX_HEAP_MB = 256

/** @param file of the built thread */
export function workerStarter(file: string, settings: WorkerSettings): () => Worker {
  return () =>
    new Worker(file, {
      workerData: settings,
      // Of the environment, with the secrets in it, it needs nothing.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
}

/** One thread, which draws one picture after the other. It is started with the first one, and anew after it has died or hung. */
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

  /** Gives a thread up: what it was drawing has failed, and what it still says is not heard. */
  function discard(given: Worker, reason: Error): void {
    if (worker !== given) return
    worker = undefined
    given.removeAllListeners()
    // An error on its way must not end the process for want of a listener.
    given.on('error', () => undefined)
    void given.terminate()
    finish((job) => job.reject(reason))
  }

  function readyWorker(): Worker {
    if (worker) return worker
    const started = startPreviewWorker()
    worker = started
    started.on('message', (picture: RenderedPicture) => finish((job) => job.resolve(picture)))
    started.on('error', (error) => discard(started, error))
    started.on('exit', (code) => discard(started, new Error(`The drawing thread ended with ${code}`)))
    // A server that ends does not wait for it.
    started.unref()
    return started
  }

  function next(): void {
    const job = running ? undefined : waiting.shift()
    if (!job) return
    running = job
    try {
      const drawing = readyWorker()
      timer = setTimeout(
        () => discard(drawing, new Error(`No picture within ${timeLimitMs} ms`)),
        timeLimitMs,
      )
      drawing.postMessage(job.content)
    } catch (error) {
      finish(({ reject }) => reject(error as Error))
    }
  }

  return {
    draw: (content) =>
      new Promise((resolve, reject) => {
        if (closed || (running && waiting.length >= maxWaiting))
          return reject(new QueueFull('Too many pictures are waiting to be drawn'))
        waiting.push({ content, resolve, reject })
        next()
      }),
    close: async () => {
      closed = true
      clearTimeout(timer)
      const ended = worker
      worker = undefined
      ended?.removeAllListeners()
      ended?.on('error', () => undefined)
      for (const job of [running, ...waiting.splice(0)]) job?.reject(new QueueFull('The server is ending'))
      running = undefined
      await ended?.terminate()
    },
  }
}
