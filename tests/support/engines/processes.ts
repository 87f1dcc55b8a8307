import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const groups = new Map<ChildProcess, string>()

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has already ended.
  }
}

// A test worker that fails or is stopped skips the fixtures' teardown.
process.on('exit', () => {
  for (const [child, folder] of groups) {
    kill(child)
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Starts a program in a separate process group: browsers have many processes, and some outlive the first.
 * @param start returns the options and arguments, given the group's folder
 */
export function startGroup(
  command: string,
  start: (folder: string) => { args: string[]; options: SpawnOptions },
) {
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-engine-'))
  const { args, options } = start(folder)
  const child = spawn(command, args, { ...options, detached: true })
  groups.set(child, folder)
  const ended = once(child, 'exit').catch(() => undefined)
  return {
    child,
    /** A new folder, deleted with the group. */
    folder,
    /** Kills the child with every process that it started. */
    end: async () => {
      kill(child)
      if (child.pid !== undefined) await ended
      groups.delete(child)
      // Killed processes of the group may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
