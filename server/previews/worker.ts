import { parentPort, workerData } from 'node:worker_threads'
import { cardPicture, wordsOf, type PictureContent } from './card-picture.ts'
import { readFonts } from './fonts.ts'
import type { WorkerSettings } from './render-queue.ts'
import { renderPng } from './svg.ts'
import { PICTURE_SIZE } from './picture-size.ts'

// Rendering takes about 0.1 s, which would block the server's only thread.
const port = parentPort
if (!port) throw new Error('This file runs in a worker thread only')
const { fontsDir } = workerData as WorkerSettings
const fontsFor = readFonts(fontsDir)

async function render(content: PictureContent): Promise<Uint8Array> {
  const fonts = await fontsFor(wordsOf(content))
  return renderPng(cardPicture(content, fonts), PICTURE_SIZE, fonts)
}

port.on('message', (content: PictureContent) => {
  render(content).then(
    (picture) => port.postMessage(picture),
    (error: unknown) => {
      // Ends the thread; the queue starts a new one, since the failure may have left this one in a bad state.
      setImmediate(() => {
        throw error
      })
    },
  )
})
