import { expect, it } from 'vitest'
import { isInstalled } from '../../../scripts/lib/install.mjs'
import { isSupported } from '../../../scripts/lib/node-version.mjs'

const RUNTIME = { 'node_modules/runtime': { version: '1.0.0' } }
const TOOLS = {
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/tool-and-nicety': { version: '5.0.0', devOptional: true },
}
const NATIVE = {
  'node_modules/native': { version: '4.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
}
const NOT_WINDOWS = { 'node_modules/not-windows': { version: '6.0.0', optional: true, os: ['!win32'] } }
const FOREIGN = { 'node_modules/foreign': { version: '4.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] } }
const OF_ANOTHER_LIBC = {
  'node_modules/musl': { ...NATIVE['node_modules/native'], libc: ['neither glibc nor musl'] },
}
/** The `packages` of a lock file, in each form that npm writes. */
const WANTED = {
  '': { name: 'app' },
  'node_modules/linked': { resolved: 'fakes/linked', link: true },
  'node_modules/nicety': { version: '3.0.0', optional: true },
  ...RUNTIME,
  ...TOOLS,
  ...NATIVE,
  ...FOREIGN,
}

it.each<[string, Record<string, object> | undefined, dev: boolean, isComplete: boolean]>([
  ['all that this machine needs', { ...RUNTIME, ...TOOLS, ...NATIVE, ...NOT_WINDOWS }, true, true],
  ['no tool, for a built server', { ...RUNTIME, ...NATIVE }, false, true],
  ['no tool, for a build', { ...RUNTIME, ...NATIVE }, true, false],
  ['another version', { ...TOOLS, 'node_modules/runtime': { version: '0.9.0' } }, true, false],
  ['packages of another system', { ...RUNTIME, ...TOOLS, ...FOREIGN }, true, false],
  ['packages for another C library', { ...RUNTIME, ...TOOLS, ...OF_ANOTHER_LIBC }, true, false],
  ['no record, after an interrupted install', undefined, true, false],
])('OPS-1: checks an install with %s', (_what, installed, dev, isComplete) => {
  expect(isInstalled(WANTED, installed, { dev })).toBe(isComplete)
})

it.each([
  ['12.22.12', false],
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['24.11.0', true],
])('OPS-1: Node %s supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported)
})
