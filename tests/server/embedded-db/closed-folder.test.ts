import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bundledScript } from '#tests/support/bundled-script.ts'
import { newFolder } from '#tests/support/new-folder.ts'

it('OPS-6: a folder that the user may not enter is refused with that reason', async () => {
  const script = await bundledScript('server/embedded-db/data-dir.ts')
  const cwd = newFolder()
  const start = `
    const { openDataDir } = await import(${JSON.stringify(script)})
    const { chmodSync } = await import('node:fs')
    chmodSync('.', 0)
    if (process.getuid() === 0) process.setuid(65534)
    await openDataDir('.data').catch(({ message }) => console.log(message))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
    cwd,
    encoding: 'utf8',
  })
  chmodSync(cwd, 0o700)
  expect(stdout + stderr).toMatch(/^DATA_DIR \.data is read-only for this user \(EACCES\)/)
})
