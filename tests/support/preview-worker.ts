import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { copyGlyphs } from '../../scripts/lib/glyphs.mjs'
import { bundledScript } from './bundled-script.ts'

/** Returns what a build puts next to the server, but without a build: the fonts, and the sources' rendering thread. */
export async function previewParts() {
  const script = await bundledScript('server/previews/worker.ts')
  const fontsDir = mkdtempSync(join(tmpdir(), 'bingoboard-fonts-'))
  copyGlyphs(fontsDir)
  return {
    fontsDir,
    startPreviewWorker: () => new Worker(script, { workerData: { fontsDir } }),
    close: () => rmSync(fontsDir, { recursive: true, force: true }),
  }
}

/** Returns the width and height of a PNG; throws if the bytes are not a PNG. */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png)
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('This is no PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
