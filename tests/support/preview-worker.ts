import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { copyGlyphs } from '../../scripts/lib/og-images.mjs'

const SOURCE = new URL('../../server/previews/worker.ts', import.meta.url).href
/** A thread takes no TypeScript by `execArgv`, but by the same hooks set from inside it. */
const LAUNCHER = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
  .then(({ register }) => { register(); return import(${JSON.stringify(SOURCE)}) })`

/** What the build puts next to the server, without a build: the fonts, and the rendering thread of the sources. */
export interface PreviewParts {
  fontsDir: string
  startPreviewWorker: () => Worker
  dispose: () => void
}

export function previewParts(): PreviewParts {
  const fontsDir = mkdtempSync(join(tmpdir(), 'bingoboard-fonts-'))
  copyGlyphs(fontsDir)
  return {
    fontsDir,
    startPreviewWorker: () => new Worker(LAUNCHER, { eval: true, workerData: { fontsDir } }),
    dispose: () => rmSync(fontsDir, { recursive: true, force: true }),
  }
}

/** The width and height of a PNG; throws if it is none. */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png)
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('This is no PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
