import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config-rules.mjs'
import { backUp, unfinishedDir } from './database/backup.ts'

/** The second argument of the process that makes the copy. */
const COPYING = '--copying'
const SCRIPT = import.meta.url.endsWith('.ts')
  ? [fileURLToPath(new URL('../scripts/run.mjs', import.meta.url)), 'backup']
  : [fileURLToPath(import.meta.url)]

/**
 * Runs `npm run backup -- DIR`, in an image `node dist/server/backup.js DIR`: copies the embedded database in DATA_DIR
 * into a directory, whether or not a server runs on it. A server that starts on the copy is the restored one.
 *
 * LMDB ends a process on what it can't handle. So another process makes the copy, and this one reports its end.
 */
async function run([directory = '', ...others]: string[]): Promise<string> {
  if (directory === '' || directory.startsWith('-') || (others[0] ?? COPYING) !== COPYING)
    throw new Refusal('Usage: npm run backup -- DIR')
  const { config, error } = readConfig(process.env)
  if (config === undefined) throw new Refusal(error)
  if (config.mongodbUri !== undefined)
    throw new Refusal(
      'MONGODB_URI is set: back up a MongoDB with mongodump. This copies the embedded database only.',
    )
  // npm runs scripts in the project's folder, wherever it was called.
  const target = resolve(process.env.INIT_CWD ?? '', directory)
  if (others.length === 0) return copyElsewhere(target)
  const { cards } = await backUp(resolve(config.dataDir), target)
  const counted = `${cards.toLocaleString('en')} ${cards === 1 ? 'card' : 'cards'}`
  return `Backed up ${counted} and everything else to ${target}. It holds emails and password hashes: keep it safe.\n`
}

function copyElsewhere(target: string): string {
  const { status, signal } = spawnSync(process.execPath, [...SCRIPT, target, COPYING], { stdio: 'inherit' })
  if (status !== null) process.exitCode = status
  if (signal === null) return ''
  rmSync(unfinishedDir(target), { recursive: true, force: true })
  throw new Refusal(
    `There is no backup ${target}: the copy was ended by ${signal}. Run it again; if it fails again, copy DATA_DIR while no server runs on it.`,
  )
}

class Refusal extends Error {
  override readonly name = 'Refusal'
}

run(process.argv.slice(2)).then(
  (done) => process.stdout.write(done),
  (failure: Error) => {
    const isReadable = ['Refusal', 'BackupError', 'DataDirError'].includes(failure.name)
    process.stderr.write(`${isReadable ? failure.message : failure.stack}\n`)
    process.exitCode = 1
  },
)
