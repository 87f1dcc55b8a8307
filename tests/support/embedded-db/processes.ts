import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { bundledScript } from '../bundled-script.ts'
import { endAfterTests } from '../left-running.ts'
import type { VerifyReport } from '#server/embedded-db/verify.ts'

/** The error of a refused start; its message is what the process wrote to stderr. */
export class RefusedStart extends Error {}

const alive = new Set<ChildProcess>()

/** Starts `db-process.ts`; `launcher` precedes the command, `env` overrides variables. */
export async function startDbProcess(
  dataDir: string,
  { launcher = [], env = {} }: { launcher?: string[]; env?: Record<string, string> } = {},
) {
  const script = await bundledScript('tests/support/embedded-db/db-process.ts')
  const [command, ...args] = [...launcher, process.execPath, script, dataDir]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  alive.add(child)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void exited.then(() => alive.delete(child))
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const first = await lines.next()
  if (first.done) {
    await exited
    throw new RefusedStart(complaint)
  }
  const { uri } = JSON.parse(first.value) as { uri: string }
  return {
    uri,
    pid: child.pid!,
    verify: async () => {
      child.stdin.write('verify\n')
      return JSON.parse((await lines.next()).value as string) as VerifyReport
    },
    /** Sends a signal. Resolves with the exit code, or null when the signal killed the process. */
    end: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
  }
}
export type DbProcess = Awaited<ReturnType<typeof startDbProcess>>

/** Ends all running processes. Each test file calls it after its last test. */
export function endAllDbProcesses(): void {
  for (const child of alive) child.kill('SIGKILL')
}
endAfterTests(endAllDbProcesses)
