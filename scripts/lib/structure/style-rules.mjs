import { FIRST_SHEET, readFirstSheet } from '../deferred-sheet.mjs'
import { loadedWith } from './source-files.mjs'

const ENTRY = 'client/src/entry-client.tsx'

/** Components of the first paint get their utilities from the first sheet, which names them. All others get the deferred one. */
export function styleBreaches(files, root) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  if (!byPath.has(ENTRY)) return []
  const isNamed = readFirstSheet(root)
  return [...loadedWith(ENTRY, byPath, ({ dynamic }) => !dynamic)]
    .filter((path) => path.endsWith('.tsx') && byPath.has(path) && path !== ENTRY && !isNamed(path))
    .map((path) => ({
      path,
      message: `is part of the first paint: name it in an @source of ${FIRST_SHEET}, or defer it`,
    }))
}
