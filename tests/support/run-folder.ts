import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that the workers of a run share. It has access to our packages, and is deleted after the run. */
    runFolder: string
  }
}

/** The file in which the workers record which API responses they have seen. */
export const SEEN_ANSWERS = 'seen-answers'

/** Creates the run's folder. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-run-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir')
  project.provide('runFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
