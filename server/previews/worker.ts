import { parentPort, workerData } from 'node:worker_threads'
import { brandPicture } from './brand-picture.ts'
import { cardPicture } from './card-picture.ts'
import type { RenderedPicture, WorkerSettings, WorkerTask } from './render-queue.ts'
import { readFonts } from './fonts.ts'
import { renderPng } from './render.ts'

/** The thread that draws: a picture takes a tenth of a second, in which a server of one thread would answer nobody. */
const port = parentPort
if (!port) throw new Error('This file is for a worker thread')
const { fontsDir } = workerData as WorkerSettings
const fonts = readFonts(fontsDir)

async function draw(task: WorkerTask): Promise<RenderedPicture> {
  const drawing = task === 'brand' ? brandPicture(await fonts) : cardPicture(task, await fonts)
  return drawing && (await renderPng(drawing, await fonts))
}

port.on('message', (task: WorkerTask) => {
  draw(task).then(
    (picture) => port.postMessage(picture),
    (error: unknown) => {
      // Ends the thread, and the queue starts another: what has failed may have left anything behind.
      setImmediate(() => {
        throw error
      })
    },
  )
})
