import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from './project.mjs'

/** The files of server/previews/fonts.ts, by package. The packages are for the build only: production has the copies. */
const FONT_FILES = {
  'passion-one': ['passion-one-latin-700-normal.woff', 'passion-one-latin-ext-700-normal.woff'],
  'barlow-semi-condensed': [
    'barlow-semi-condensed-latin-600-normal.woff',
    'barlow-semi-condensed-latin-ext-600-normal.woff',
    'barlow-semi-condensed-vietnamese-600-normal.woff',
  ],
}

/** @param {string} folder made where it is not there */
export function copyFonts(folder) {
  mkdirSync(folder, { recursive: true })
  for (const [name, files] of Object.entries(FONT_FILES))
    for (const file of files)
      copyFileSync(join(ROOT, 'node_modules', '@fontsource', name, 'files', file), join(folder, file))
}

/** Renders the brand picture with the built worker, so that a build with a broken worker fails. */
async function renderBrandPicture(server) {
  const worker = new Worker(join(server, 'preview-worker.js'), {
    workerData: { fontsDir: join(server, 'fonts') },
  })
  try {
    worker.postMessage('brand')
    const [picture] = await once(worker, 'message')
    return picture
  } finally {
    await worker.terminate()
  }
}

/**
 * Copies the fonts next to the built server, and renders the brand picture into the client's files.
 * @param {string} dist with the built server
 */
export async function makeOgImages(dist) {
  const server = join(dist, 'server')
  copyFonts(join(server, 'fonts'))
  writeFileSync(join(dist, 'client', 'link-picture.png'), await renderBrandPicture(server))
}
