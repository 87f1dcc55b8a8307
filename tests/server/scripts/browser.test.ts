import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBrowser, findOrInstall } from '../../../scripts/lib/testing/browser.mjs'

describe('finding a browser for the tests', () => {
  let folder: string
  const fake = async (path: string, script: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, path), 0o755)
    return join(folder, path)
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bingoboard-browser-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('prefers CHROMIUM_PATH and CHROME_PATH, then looks on the PATH', async () => {
    const onPath = await fake('bin/google-chrome', 'echo Google Chrome 140.0.1')
    const named = await fake('mine/chrome', 'echo Chromium 141.0')
    expect(await findBrowser({ PATH: join(folder, 'bin') })).toBe(onPath)
    expect(await findBrowser({ PATH: join(folder, 'bin'), CHROME_PATH: named })).toBe(named)
    expect(await findBrowser({ PATH: join(folder, 'bin'), CHROMIUM_PATH: join(folder, 'none') })).toBe(onPath)
  })

  it('prefers the headless shell on the PATH for the fast tests only', async () => {
    const shell = await fake('bin/chromium-headless-shell', 'echo Chromium 156.0')
    const whole = await fake('bin/chromium', 'echo Chromium 156.0')
    expect(await findBrowser({ PATH: join(folder, 'bin') }, true)).toBe(shell)
    expect(await findBrowser({ PATH: join(folder, 'bin') })).toBe(whole)
    expect(await findBrowser({ PATH: join(folder, 'bin'), CHROME_PATH: whole }, true)).toBe(whole)
  })

  it('ignores a command that only prints how to install a browser', async () => {
    await fake('bin/chromium-browser', 'echo "install the snap" >&2; exit 1')
    const real = await fake('bin/google-chrome-stable', 'echo Google Chrome 140.0.1')
    expect(await findBrowser({ PATH: join(folder, 'bin') })).toBe(real)
  })

  it.each<[string, number | undefined, string[]]>([
    ['nothing if there is one', 0, []],
    ['once if that succeeds', 1, ['apt']],
    ['in another way if the first fails', 2, ['apt', 'playwright']],
    ['in vain if every way fails', undefined, ['apt', 'playwright']],
  ])('installs %s', async (_what, thereAfter, expected) => {
    const done: string[] = []
    const installer = (name: string) => () => Promise.resolve(void done.push(name))
    const find = () => Promise.resolve(done.length === thereAfter ? '/chromium' : undefined)
    const found = await findOrInstall(find, [installer('apt'), installer('playwright')])
    expect(done).toEqual(expected)
    expect(found).toBe(thereAfter === undefined ? undefined : '/chromium')
  })
})
