import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './project.mjs'

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 128 plus the signal's number after a signal, 127 when the command could not be started
 * @property {string} output of both streams, with `capture`
 */

/** A terminal sends these to all of its processes, so the children have received them. */
const TERMINAL_SIGNALS = new Set(['SIGINT', 'SIGHUP'])
/** When to forward these signals, in case only this process received them. */
const FORWARD_AFTER_MS = 1000

const running = new Set()
let stopSignal

/** Returns the signal that stopped this process, or undefined. */
export const stoppedBy = () => stopSignal

/** Returns the exit code of a process that a signal ended, as a shell reports it. */
export const signalExitCode = (signal) => 128 + (constants.signals[signal] ?? 0)

/** Returns the exit code of a failed step: the signal's when one stopped it, otherwise 1. */
export const failureCode = () => (stopSignal === undefined ? 1 : signalExitCode(stopSignal))

/**
 * Sends a signal to every running child, once: `tsx` and the test runners abort their cleanup on a second one. On Windows the
 * console sends Ctrl+C to the children itself, and `kill` would end them without any cleanup.
 */
export function stopChildren(signal) {
  if (stopSignal !== undefined) return
  stopSignal = signal
  if (process.platform === 'win32' && signal === 'SIGINT') return
  const forward = () => {
    for (const child of running) child.kill(signal)
  }
  if (TERMINAL_SIGNALS.has(signal)) setTimeout(forward, FORWARD_AFTER_MS).unref()
  else forward()
}

/** Makes signals stop the children. This process ends after them. Further signals are ignored. */
export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopChildren(signal))
}

/**
 * Runs a command and waits for its end. Runs in the project's folder by default. Never throws.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string>, capture?: boolean, shell?: boolean, limitMs?: number, onOutput?: (text: string) => void}} options
 *   `capture` collects both streams instead of printing them; `onOutput` receives both; after `limitMs` the command is killed,
 *   together with every process that it started (not on Windows): a worker in an endless loop outlives its test runner
 * @returns {Promise<Ended>}
 */
export function runChild(
  command,
  args,
  { cwd = ROOT, env, capture = false, shell = false, limitMs, onOutput } = {},
) {
  return new Promise((resolve) => {
    if (stopSignal !== undefined) return resolve({ code: signalExitCode(stopSignal), output: '' })
    const ownGroup = limitMs !== undefined && process.platform !== 'win32'
    const piped = capture || onOutput !== undefined
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
      shell,
      detached: ownGroup,
    })
    running.add(child)
    const killTimer =
      limitMs &&
      setTimeout(() => {
        console.error(`${command} ${args.join(' ')} did not end within ${Math.round(limitMs / 1000)} s.`)
        const { pid } = child
        if (pid !== undefined) process.kill(ownGroup ? -pid : pid, 'SIGKILL')
      }, limitMs)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        if (capture) output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) => {
      running.delete(child)
      clearTimeout(killTimer)
      const message = `${command}: ${error.message}\n`
      onOutput?.(message)
      resolve({ code: 127, output: output + message })
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      clearTimeout(killTimer)
      resolve({ code: code ?? signalExitCode(signal), output })
    })
  })
}

/** Runs a JavaScript file with this Node. */
export const runNode = (file, args = [], options = {}) => runChild(process.execPath, [file, ...args], options)
