import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusedLicenses } from './licenses.mjs'
import { readJson, ROOT } from './project.mjs'
import { bundledNotices } from './third-party-notices.mjs'

/**
 * @typedef {object} LockedPackage an entry of a lock file's `packages`
 * @property {string} version
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev] only building and testing need it
 * @property {boolean} [optional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

const FOLDER = 'node_modules/'

/** Returns the name of the package at a path of a lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const packageNameAt = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Returns where Node finds a package that the one at `from` imports: in the nearest folder upwards. */
function resolvePackage(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const path = folder === '' ? FOLDER + name : `${folder}/${FOLDER}${name}`
    if (packages[path] !== undefined) return path
    if (folder === '') return undefined
  }
}

/** Converts `sha512-BASE64` to CycloneDX's form. */
function toHashes(integrity) {
  const [algorithm, digest] = integrity.split('-')
  return [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }]
}

function toComponent(ref, path, { version, integrity, license }, scope) {
  const name = packageNameAt(path)
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    scope,
    ...(integrity !== undefined && { hashes: toHashes(integrity) }),
    ...(license !== undefined && { licenses: [{ license: { id: license } }] }),
    purl: purl(name, version),
  }
}

/**
 * Returns the software bill of materials of the shipped program: the packages that the server runs on, and those whose
 * code the build sends to browsers, which npm counts as packages for development. `npm sbom` can't leave out the
 * others, and refuses a lock file with one of their peers in another version. The same lock file makes the same bill.
 * @param {{name: string, version: string, packages: Record<string, LockedPackage>}} lock
 * @param {{name: string, version: string}[]} bundled
 * @returns CycloneDX 1.6
 */
export function billOfMaterials({ name, version, packages }, bundled) {
  const inBrowsers = new Set(bundled.map((notice) => `${notice.name}@${notice.version}`))
  const refAt = (path) => `${packageNameAt(path)}@${packages[path].version}`
  const isInBrowsers = (path) => inBrowsers.has(refAt(path))
  const paths = Object.keys(packages).filter(
    (path) => path !== '' && (!packages[path].dev || isInBrowsers(path)),
  )
  const refsAt = (found) => [...new Set(found.map(refAt))].sort()
  const neededBy = (path) => {
    const { dependencies, optionalDependencies } = packages[path]
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    return names
      .map((needed) => resolvePackage(packages, path, needed))
      .filter((found) => paths.includes(found))
  }
  const direct = paths.filter((path) => path === FOLDER + packageNameAt(path) && isInBrowsers(path))
  // A package that is in several folders is one component.
  const unique = [...new Map(paths.map((path) => [refAt(path), path]))]
  const rootRef = `${name}@${version}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': rootRef, name, version, purl: purl(name, version) },
    },
    components: unique.map(([ref, path]) => {
      const isOptional = packages[path].optional && !isInBrowsers(path)
      return toComponent(ref, path, packages[path], isOptional ? 'optional' : 'required')
    }),
    dependencies: [
      { ref: rootRef, dependsOn: refsAt([...neededBy(''), ...direct]) },
      ...unique.map(([ref, path]) => ({ ref, dependsOn: refsAt(neededBy(path)) })),
    ],
  }
}

/**
 * Writes the bill of materials as JSON.
 * @param {string} file outside the folder that is served to browsers
 * @param {string} clientDir the built client
 * @throws if a package has a license that no one has allowed
 */
export async function writeBillOfMaterials(file, clientDir) {
  const bill = billOfMaterials(readJson(join(ROOT, 'package-lock.json')), await bundledNotices(clientDir))
  const refused = refusedLicenses(bill.components)
  if (refused.length > 0)
    throw new Error(
      `Read these licenses, then allow them in scripts/lib/licenses.mjs:\n${refused.join('\n')}`,
    )
  await writeFile(file, `${JSON.stringify(bill, null, 1)}\n`)
}
