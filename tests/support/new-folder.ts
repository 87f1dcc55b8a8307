import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** An empty folder, which goes with the run. */
export const newFolder = (): string => mkdtempSync(join(inject('runFolder'), 'folder-'))
