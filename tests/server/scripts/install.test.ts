import { describe, expect, it } from 'vitest'
import { requiredPackages } from '../../../scripts/lib/install.mjs'
import { isSupported } from '../../../scripts/lib/node-version.mjs'

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }

/** A lock file's `packages`, in each form that npm writes. */
const PACKAGES = {
  '': { name: 'app' },
  'node_modules/runtime': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/linked': { resolved: 'fakes/linked', link: true },
  'node_modules/nicety': { version: '3.0.0', optional: true },
  'node_modules/native-linux': {
    version: '4.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  },
  'node_modules/native-musl': {
    version: '4.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  },
  'node_modules/native-mac': { version: '4.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/tool-and-nicety': { version: '5.0.0', devOptional: true },
}

describe('the packages that must be installed', () => {
  it('OPS-1: everything for builds and tests, with the native packages of this platform only', () => {
    expect(requiredPackages(PACKAGES, { dev: true, platform: LINUX })).toEqual([
      ['node_modules/runtime', '1.0.0'],
      ['node_modules/tool', '2.0.0'],
      ['node_modules/native-linux', '4.0.0'],
      ['node_modules/tool-and-nicety', '5.0.0'],
    ])
  })

  it('OPS-1: fewer packages without dev, and other native packages on another platform', () => {
    const platform = { os: 'darwin', cpu: 'arm64' }
    expect(requiredPackages(PACKAGES, { dev: false, platform })).toEqual([
      ['node_modules/runtime', '1.0.0'],
      ['node_modules/native-mac', '4.0.0'],
    ])
  })
})

describe('supported Node versions', () => {
  it.each([
    ['12.22.12', false],
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['24.11.0', true],
  ])('OPS-1: Node %s: %s', (version, supported) => {
    expect(isSupported(version)).toBe(supported)
  })
})
