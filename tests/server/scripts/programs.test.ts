import type * as NodeFs from 'node:fs'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '#tests/support/new-folder.ts'
import { installPrograms } from '../../../scripts/lib/testing/programs.mjs'

const runChild = vi.hoisted(() => vi.fn<(command: string, args: string[]) => Promise<object>>())
vi.mock('../../../scripts/lib/children.mjs', () => ({
  runChild,
  runNode: runChild,
  stoppedBy: () => undefined,
}))
// Simulates a container of Debian without any browser except what the test puts there.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>()
  const places = /^\/(?:run|Applications|root|home)\//
  return {
    ...fs,
    existsSync: (path: string) => path === '/etc/os-release' || (!places.test(path) && fs.existsSync(path)),
    readFileSync: (path: string, ...more: [BufferEncoding]) =>
      path === '/etc/os-release' ? 'ID=debian\n' : fs.readFileSync(path, ...more),
  }
})

let folder: string
beforeEach(() => {
  folder = newFolder()
  runChild.mockReset().mockResolvedValue({ code: 0 })
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
})

const installed = () => runChild.mock.calls.map(([, args]) => args.at(-1)).filter((name) => name !== '-q')
const put = (command: string) => {
  writeFileSync(join(folder, command), '')
  return join(folder, command)
}
/** Sets the packages that a release of Debian has. */
const packages = (...names: string[]) =>
  runChild.mockImplementation((_command, args) => {
    if (names.includes(args.at(-1)!)) put(args.at(-1)!)
    return Promise.resolve({ code: 0 })
  })

it('installs the missing programs that the steps need', async () => {
  put('nginx')
  packages('redis-server', 'chromium-headless-shell', 'chromium')
  await installPrograms(['unit', 'browser'], false)
  expect(installed()).toEqual(['redis-server', 'chromium-headless-shell'])
})

it('installs the whole browser if there is no package of the headless shell, and for long tests', async () => {
  packages('chromium')
  await installPrograms(['browser'], false)
  expect(installed()).toEqual(['chromium-headless-shell', 'chromium'])
  rmSync(join(folder, 'chromium'))
  runChild.mockClear()
  await installPrograms(['browser'], true)
  expect(installed()).toEqual(['chromium'])
})

it.each<[string, () => void]>([
  ['on the PATH', () => put('chromium')],
  ['of CHROMIUM_PATH', () => vi.stubEnv('CHROMIUM_PATH', put('my-chromium'))],
])('installs no browser in addition to the one %s', async (_where, prepare) => {
  prepare()
  await installPrograms(['browser'], false)
  expect(runChild).not.toHaveBeenCalled()
})
