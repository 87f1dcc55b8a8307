import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { runNode } from '../../../scripts/lib/children.mjs'

describe('runNode', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bingoboard-children-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('stops a command at its time limit, as a failure', async () => {
    const file = join(folder, 'hangs.mjs')
    await writeFile(file, 'setInterval(() => {}, 1000)')
    expect((await runNode(file, [], { limitMs: 500 })).code).toBe(143)
  })

  it('also stops what a command started in its own group', async () => {
    const file = join(folder, 'spawns.mjs')
    await writeFile(
      file,
      "import { spawn } from 'node:child_process'\nconst { pid } = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })\nconsole.log(pid)\nsetInterval(() => {}, 1000)",
    )
    const { output } = await runNode(file, [], { capture: true, limitMs: 2000, ownGroup: true })
    const isRunning = () => {
      try {
        return process.kill(Number(output), 0)
      } catch {
        return false
      }
    }
    await eventually(isRunning, (running) => !running)
  })

  it('returns code and output of a command that ends in time', async () => {
    const file = join(folder, 'ends.mjs')
    await writeFile(file, "console.log('done'); process.exitCode = 3")
    expect(await runNode(file, [], { capture: true, limitMs: 60_000 })).toEqual({ code: 3, output: 'done\n' })
  })
})
