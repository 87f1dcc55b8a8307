import { featureOf, isBaseFeature, roomOf } from './rooms.mjs'

/** @typedef {{path: string, line?: number, message: string}} Breach */

const ROOMED = /^(?:shared|server|client)\//
const LAUNCHERS = /^scripts\/(?:start|build|dev|test|test-mongodb|db)\.mjs$/

const treeOf = (path) => path.slice(0, path.indexOf('/'))
const aliasOf = (target) =>
  target.startsWith('client/src/')
    ? target.replace('client/src/', '#client/')
    : target.replace(/^(shared|server|tests)\//, '#$1/')

/** Which room may import which. */
function directionBreach(file, { target }) {
  const from = roomOf(file.path)
  const to = roomOf(target)
  if (!from) return undefined
  if (!ROOMED.test(target))
    return `may not import ${target}: the app stands without scripts and tests. ${from.belongs}`
  if (!to) return `may not import ${target}, which stands in no room`
  const feature = featureOf(file.path)
  const other = featureOf(target)
  if (feature !== undefined && other !== undefined) {
    if (feature === other || isBaseFeature(other)) return undefined
    return `features/${feature} may not import features/${other} (${target}). ${from.belongs}`
  }
  if (from === to || from.may.includes(to.name)) return undefined
  return `${from.name} may not import ${to.name} (${target}). ${from.belongs}`
}

/** Which room may use which package. */
function packageBreach(file, { packageName, typeOnly }, dependencies) {
  const room = roomOf(file.path)
  if (!room) return undefined
  const isBuiltIn = packageName.startsWith('node:')
  const { onlyPackages, neverPackages } = room
  if (onlyPackages && !onlyPackages.includes(isBuiltIn ? 'node:' : packageName))
    return `${room.name} may not import ${packageName}. ${room.belongs}`
  if (neverPackages?.test(packageName)) return `${room.name} may not import ${packageName}. ${room.belongs}`
  const isClient = file.path.startsWith('client/')
  if (isClient && isBuiltIn)
    return `the client may not import ${packageName}: what needs Node belongs in server/`
  // Production installs without devDependencies; the client is bundled, and keeps production small by standing there.
  if (!isClient && !isBuiltIn && !typeOnly && dependencies && !(packageName in dependencies))
    return `imports ${packageName}, which is none of package.json's dependencies: production would not have it`
  return undefined
}

/** Trees are crossed by alias, so that a moved file breaks nothing beyond its own tree. */
function aliasBreach(file, { specifier, target }) {
  const crosses = treeOf(file.path) !== treeOf(target)
  if (!crosses || !specifier.startsWith('.') || aliasOf(target) === target) return undefined
  // Scripts run before anything is installed and take one file of the server, as the server does: by its path.
  if (file.path.startsWith('scripts/')) return undefined
  return `imports ${specifier} across trees: write ${aliasOf(target)}`
}

/** The launchers run before anything is installed. */
function launcherBreaches(files) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const breaches = []
  const seen = new Set()
  const queue = files.filter(({ path }) => LAUNCHERS.test(path))
  for (const file of queue) {
    if (seen.has(file.path)) continue
    seen.add(file.path)
    for (const { packageName, target, dynamic, line } of file.imports) {
      if (packageName !== undefined && !packageName.startsWith('node:') && !dynamic)
        breaches.push({
          path: file.path,
          line,
          message: `imports ${packageName}, but runs before anything is installed: use what Node brings, or import() it after the install`,
        })
      const next = target === undefined ? undefined : byPath.get(target)
      // A dynamic import of our own is how a launcher hands over to its plain modules.
      if (next?.path.endsWith('.mjs')) queue.push(next)
    }
  }
  return breaches
}

/**
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @param {{dependencies?: Record<string, string>}} packageFile
 * @returns {Breach[]}
 */
export function importBreaches(files, { dependencies }) {
  const breaches = launcherBreaches(files)
  for (const file of files) {
    const { path } = file
    if (ROOMED.test(path) && !roomOf(path))
      breaches.push({
        path,
        message: 'stands in no room: put it into one, or add a room to scripts/lib/structure/rooms.mjs',
      })
    for (const imported of file.imports) {
      const message =
        imported.target === undefined
          ? packageBreach(file, imported, dependencies)
          : (directionBreach(file, imported) ?? aliasBreach(file, imported))
      if (message !== undefined) breaches.push({ path, line: imported.line, message })
    }
  }
  return breaches
}
