import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Starts processes that play pages and make calls: `load-process.mjs` has their commands.
 * @param {number} count of processes
 * @returns {Promise<{all: (name: string, args: object) => Promise<any[]>, one: (name: string, args: object) => Promise<any>, stop: () => void}>}
 *   `all` runs a command in every process, `one` in the first, each one command at a time
 */
export async function startLoad(count) {
  const processes = await Promise.all(Array.from({ length: count }, startProcess))
  return {
    all: (name, args) => Promise.all(processes.map(({ call }) => call(name, args))),
    one: processes[0].call,
    stop: () => processes.forEach(({ child }) => child.kill('SIGKILL')),
  }
}

async function startProcess() {
  const child = fork(join(import.meta.dirname, 'load-process.mjs'), {
    execArgv: ['--max-semi-space-size=64'],
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A load process ended')))
  // `stop` ends the process too, which is no error.
  ended.catch(() => undefined)
  const nextResult = () => Promise.race([once(child, 'message').then(([{ result }]) => result), ended])
  await nextResult()
  return {
    child,
    call: (name, args) => {
      child.send({ name, args })
      return nextResult()
    },
  }
}
