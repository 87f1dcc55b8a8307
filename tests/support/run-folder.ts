import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the workers of a run share, with our packages. It goes with the run. */
    runFolder: string
  }
}

/** The file in which the workers note which answers of the API they have seen. */
export const SEEN_ANSWERS = 'seen-answers'

/** A folder for the run. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-run-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir')
  project.provide('runFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
