import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../../scripts/lib/bill-of-materials.mjs'
import { refusedLicenses } from '../../../scripts/lib/licenses.mjs'
import { readJson, ROOT } from '../../../scripts/lib/project.mjs'
import { PACKAGES_OUTSIDE_SCRIPTS } from '../../../scripts/lib/third-party-notices.mjs'

interface Locked {
  version: string
  dev?: boolean
  optional?: boolean
  integrity?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const LOCK: { name: string; version: string; packages: Record<string, Locked> } = {
  name: 'app',
  version: '1.0.0',
  packages: {
    '': { version: '1.0.0', dependencies: { server: '2.0.0' } },
    'node_modules/server': {
      version: '2.0.0',
      license: 'MIT',
      integrity: 'sha512-AQID',
      dependencies: { '@scope/inner': '^1.0.0' },
      optionalDependencies: { native: '1.0.0' },
    },
    'node_modules/server/node_modules/@scope/inner': { version: '1.5.0', license: 'ISC' },
    'node_modules/@scope/inner': { version: '3.0.0', dev: true, license: 'ISC' },
    'node_modules/native': { version: '1.0.0', optional: true, license: 'MIT' },
    'node_modules/for-browsers': { version: '4.0.0', dev: true, license: 'MIT' },
    'node_modules/test-runner': { version: '5.0.0', dev: true, license: 'GPL-3.0' },
  },
}

describe('the bill of materials', () => {
  const bill = billOfMaterials(LOCK, [{ name: 'for-browsers', version: '4.0.0' }])

  it('OPS-35: lists what the server runs on and what browsers are sent, and nothing else', () => {
    expect(bill.components.map((component) => component['bom-ref'])).toEqual([
      'server@2.0.0',
      '@scope/inner@1.5.0',
      'native@1.0.0',
      'for-browsers@4.0.0',
    ])
    expect(bill.components[0]).toEqual({
      type: 'library',
      'bom-ref': 'server@2.0.0',
      name: 'server',
      version: '2.0.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '010203' }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/server@2.0.0',
    })
    expect(bill.components[1]!.purl).toBe('pkg:npm/%40scope/inner@1.5.0')
    expect(bill.components[2]!.scope).toBe('optional')
  })

  it('OPS-35: is well-formed, and has every production package of this project', () => {
    const lock = readJson(`${ROOT}/package-lock.json`)
    const bundled = PACKAGES_OUTSIDE_SCRIPTS.map((name: string) => ({
      name,
      version: String(readJson(`${ROOT}/node_modules/${name}/package.json`).version),
    }))
    const own = billOfMaterials(lock, bundled)
    const production = Object.entries(lock.packages as Record<string, Locked>)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
    const refs = own.components.map((component) => component['bom-ref'])
    expect(production.length).toBeGreaterThan(200)
    expect(production.filter((ref) => !refs.includes(ref))).toEqual([])
    expect(new Set(refs).size).toBe(refs.length)
    expect(refs.length).toBe(new Set(production).size + bundled.length)
    const known = new Set([...refs, `${lock.name}@${lock.version}`])
    const named = own.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(named.filter((ref) => !known.has(String(ref)))).toEqual([])
    expect([own.bomFormat, own.specVersion]).toEqual(['CycloneDX', '1.6'])
    expect(refusedLicenses(own.components)).toEqual([])
  })
})

describe('licenses', () => {
  const shipped = (name: string, id?: string) => ({
    name,
    version: '1.0.0',
    ...(id !== undefined && { licenses: [{ license: { id } }] }),
  })

  it('OPS-35: a license that no one has allowed is refused by name, and so is a package without one', () => {
    const components = [shipped('fine', 'MIT'), shipped('copyleft', 'GPL-3.0-only'), shipped('silent')]
    expect(refusedLicenses(components)).toEqual([
      'copyleft 1.0.0: GPL-3.0-only',
      'silent 1.0.0: names no license',
    ])
  })
})
