import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * Starts processes that play pages.
 * @param {number} count of processes
 * @returns {Promise<{all: (name: string, argsOf: (index: number) => object) => Promise<any[]>, one: (name: string, args: object) => Promise<any>, pids: number[], stop: () => void}>}
 */
export async function startCrowd(count) {
  const processes = await Promise.all(Array.from({ length: count }, startProcess))
  return {
    /** The same command in every process, each with its own arguments. */
    all: (name, argsOf) => Promise.all(processes.map(({ call }, index) => call(name, argsOf(index)))),
    /** A command in the first process. */
    one: (name, args) => processes[0].call(name, args),
    pids: processes.map(({ child }) => child.pid),
    stop: () => processes.forEach(({ child }) => child.kill('SIGKILL')),
  }
}

async function startProcess() {
  const child = fork(join(import.meta.dirname, 'players.mjs'), { execArgv: ['--max-semi-space-size=64'] })
  const calls = new Map()
  let last = 0
  const settled = (call) => new Promise((resolve, reject) => calls.set(call, { resolve, reject }))
  const ready = settled(0)
  child.on('message', ({ call, result, error }) => {
    const { resolve, reject } = calls.get(call)
    calls.delete(call)
    if (error === undefined) resolve(result)
    else reject(new Error(error))
  })
  child.on('exit', (code, signal) => {
    for (const { reject } of calls.values()) reject(new Error(`A load process ended (${code ?? signal})`))
  })
  await ready
  return {
    child,
    call: (name, args) => {
      const call = ++last
      child.send({ call, name, args })
      return settled(call)
    },
  }
}
