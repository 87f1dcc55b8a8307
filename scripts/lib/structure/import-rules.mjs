import { featureOf, layerOf, mayImportFeature } from './layers.mjs'
import { loadedWith } from './source-files.mjs'

const LAYERED = /^(?:shared|server|client)\//
const SOCKET_CLIENT = 'client/src/sync/socket-client.ts'
const LAUNCHER = 'scripts/run.mjs'
/** Modules that are loaded after the install, or by developers only. */
const LATER = /^scripts\/lib\/(?:bench\/(?!bench\.)|mutants\/)/

const treeOf = (path) => path.slice(0, path.indexOf('/'))
const aliasOf = (target) =>
  target.startsWith('client/src/')
    ? target.replace('client/src/', '#client/')
    : target.replace(/^(shared|server|tests)\//, '#$1/')

/** A layer that imports one above it, or a feature that imports another one. */
function directionBreach(file, { target }) {
  const from = layerOf(file.path)
  const to = layerOf(target)
  if (!from) return undefined
  if (!LAYERED.test(target))
    return `may not import ${target}: the app runs without scripts and tests. ${from.advice}`
  if (!to) return `may not import ${target}, which is in no layer`
  const feature = featureOf(file.path)
  const other = featureOf(target)
  if (feature !== undefined && other !== undefined) {
    if (feature === other || mayImportFeature(feature, other)) return undefined
    return `features/${feature} may not import features/${other} (${target}). ${from.advice}`
  }
  if (from === to || from.mayImport.includes(to.name)) return undefined
  return `${from.name} may not import ${to.name} (${target}). ${from.advice}`
}

/** A package that the layer may not use. */
function packageBreach(file, { packageName, typeOnly }, dependencies) {
  const layer = layerOf(file.path)
  if (!layer) return undefined
  const isBuiltIn = packageName.startsWith('node:')
  const { onlyPackages, neverPackages } = layer
  if (onlyPackages && !onlyPackages.includes(isBuiltIn ? 'node:' : packageName))
    return `${layer.name} may not import ${packageName}. ${layer.advice}`
  if (neverPackages?.test(packageName)) return `${layer.name} may not import ${packageName}. ${layer.advice}`
  const isClient = file.path.startsWith('client/')
  if (isClient && isBuiltIn)
    return `the client may not import ${packageName}: what needs Node belongs in server/`
  if (isClient && packageName === 'socket.io-client' && !typeOnly && file.path !== SOCKET_CLIENT)
    return `opens a second socket: the only one is in ${SOCKET_CLIENT}`
  // Production installs without devDependencies. The client is bundled, so its packages are devDependencies.
  const isBundled = isClient || file.path.startsWith('shared/messages/')
  if (!isBundled && !isBuiltIn && !typeOnly && dependencies && !(packageName in dependencies))
    return `imports ${packageName}, which is not in package.json's dependencies: production would not have it`
  return undefined
}

/** Imports across trees use an alias, so that moving a file affects its own tree only. */
function aliasBreach(file, { specifier, target }) {
  const crosses = treeOf(file.path) !== treeOf(target)
  if (!crosses || !specifier.startsWith('.') || aliasOf(target) === target) return undefined
  // Scripts run before anything is installed, and import one file of the server by its path.
  if (file.path.startsWith('scripts/')) return undefined
  return `imports ${specifier} across trees: write ${aliasOf(target)}`
}

/** The launcher runs before anything is installed. It imports its own modules dynamically, after the version check. */
function launcherBreaches(byPath) {
  const early = loadedWith(LAUNCHER, byPath, ({ target }) => target.endsWith('.mjs') && !LATER.test(target))
  return [...early].flatMap((path) =>
    (byPath.get(path)?.imports ?? [])
      .filter(
        ({ packageName, dynamic }) =>
          packageName !== undefined && !packageName.startsWith('node:') && !dynamic,
      )
      .map(({ packageName, line }) => ({
        path,
        line,
        message: `imports ${packageName}, but runs before anything is installed: use Node's own modules, or import() it after the install`,
      })),
  )
}

/** Circles of files, also through `import()`. Imports of types are erased. */
function circleBreaches(byPath) {
  const done = new Set()
  const breaches = []
  const visit = (path, way) => {
    const start = way.indexOf(path)
    if (start !== -1)
      breaches.push({ path, message: `is in a circle: ${[...way.slice(start), path].join(' imports ')}` })
    if (start !== -1 || done.has(path)) return
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? [])
      if (target !== undefined && !typeOnly) visit(target, [...way, path])
    done.add(path)
  }
  for (const path of byPath.keys()) visit(path, [])
  return breaches
}

/** @param {{dependencies?: Record<string, string>}} packageFile */
export function importBreaches(files, { dependencies }) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const breaches = [...launcherBreaches(byPath), ...circleBreaches(byPath)]
  for (const file of files) {
    const { path } = file
    if (LAYERED.test(path) && !layerOf(path))
      breaches.push({
        path,
        message: 'is in no layer: move it into one, or add a layer to scripts/lib/structure/layers.mjs',
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
