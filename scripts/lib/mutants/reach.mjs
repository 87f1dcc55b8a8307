import { readSources } from '../structure/source-files.mjs'

const TEST_FILE = /^tests\/.*\.test\.tsx?$/
const BROWSER_TEST = /^tests\/e2e\//

/**
 * Builds a lookup of the vitest files that reach a source file by imports.
 * @param {string} root a checkout
 * @returns {(path: string) => string[]} test files, those with the fewest imports in between first: they are the likeliest
 *   to catch a fault, and the cheapest
 */
export function reachByImports(root) {
  const importers = new Map()
  for (const { path, imports } of readSources(root))
    for (const { target, typeOnly } of imports)
      if (target !== undefined && !typeOnly) importers.set(target, [...(importers.get(target) ?? []), path])

  return (source) => {
    const reached = new Set([source])
    // A Set is iterated in the order of insertion, also what is added on the way: a breadth-first search.
    for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
    return [...reached].filter((path) => TEST_FILE.test(path) && !BROWSER_TEST.test(path))
  }
}
