import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './project.mjs'

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 128 plus its number when a signal ended it, 127 when it could not be started
 * @property {string} output what it printed, when `capture` was asked for
 */

/** What a terminal sends to every process in it: the children have had these from it already. */
const SENT_TO_ALL = new Set(['SIGINT', 'SIGHUP'])
/** For a signal that came to this process alone after all. */
const HAND_ON_AFTER_MS = 1000

/** Between the wish that a child ends and its end by force. */
const FORCE_AFTER_MS = 10_000

const running = new Set()
let stopSignal

/** The signal that asked this process to stop, or undefined. */
export function stoppedBy() {
  return stopSignal
}

/** The exit code that says "ended by this signal" in a shell. */
export function signalExitCode(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}

/** The exit code of a step that did not succeed: a signal's, when one stopped it, else 1. */
export function failureCode() {
  return stopSignal === undefined ? 1 : signalExitCode(stopSignal)
}

/**
 * Asks every running child to stop, once: many a tool takes a second signal as a wish to die in mid-cleanup, `tsx` and the test
 * runners among them. On Windows a console hands Ctrl+C to the children itself, and `kill` would end them without a chance to
 * clean up.
 */
export function stopChildren(signal) {
  if (stopSignal !== undefined) return
  stopSignal = signal
  if (process.platform === 'win32' && signal === 'SIGINT') return
  const ask = () => {
    for (const child of running) child.kill(signal)
  }
  if (SENT_TO_ALL.has(signal)) setTimeout(ask, HAND_ON_AFTER_MS).unref()
  else ask()
}

/** From now on a signal stops the children, and this process ends when they have ended. Further signals change nothing. */
export function handOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopChildren(signal))
}

/** @returns {() => void} to be called when the child has ended */
function limitTime(child, name, limitMs) {
  let forced
  const limit = setTimeout(() => {
    console.error(`${name} did not end within ${Math.round(limitMs / 1000)} s and is stopped.`)
    child.kill('SIGTERM')
    forced = setTimeout(() => child.kill('SIGKILL'), FORCE_AFTER_MS)
  }, limitMs)
  return () => {
    clearTimeout(limit)
    clearTimeout(forced)
  }
}

/**
 * Runs a command, in the project's folder unless `cwd` says otherwise, and waits for its end; never throws.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string>, capture?: boolean, shell?: boolean, limitMs?: number, onOutput?: (text: string) => void}} options
 *   `capture` collects both streams instead of passing them through; `onOutput` is handed both as they come; after `limitMs`
 *   it is stopped
 * @returns {Promise<Ended>}
 */
export function runChild(
  command,
  args,
  { cwd = ROOT, env, capture = false, shell = false, limitMs, onOutput } = {},
) {
  return new Promise((resolve) => {
    if (stopSignal !== undefined) return resolve({ code: signalExitCode(stopSignal), output: '' })
    const piped = capture || onOutput !== undefined
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
      shell,
    })
    running.add(child)
    const inTime = limitMs === undefined ? undefined : limitTime(child, [command, ...args].join(' '), limitMs)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        if (capture) output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) => {
      running.delete(child)
      inTime?.()
      const message = `${command}: ${error.message}\n`
      onOutput?.(message)
      resolve({ code: 127, output: output + message })
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      inTime?.()
      resolve({ code: code ?? signalExitCode(signal), output })
    })
  })
}

/** Runs a JavaScript file with this Node. */
export function runNode(file, args = [], options = {}) {
  return runChild(process.execPath, [file, ...args], options)
}
