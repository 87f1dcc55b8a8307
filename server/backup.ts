import { resolve } from 'node:path'
import { readConfig } from './config-rules.mjs'
import { backUp } from './database/backup.ts'

/**
 * `npm run backup -- DIR`, in an image `node dist/server/backup.js DIR`: copies the embedded database in DATA_DIR into a
 * directory, whether or not a server runs on it. A server that starts on the copy is the restored one.
 */
async function run([directory = '', ...others]: string[]): Promise<string> {
  if (directory === '' || directory.startsWith('-') || others.length > 0)
    throw new Refusal('Usage: npm run backup -- DIR')
  const { config, error } = readConfig(process.env)
  if (config === undefined) throw new Refusal(error)
  if (config.mongodbUri !== undefined)
    throw new Refusal(
      'MONGODB_URI is set: back up a MongoDB with mongodump. This copies the embedded database only.',
    )
  // npm runs scripts in the project's folder, wherever it was called.
  const target = resolve(process.env.INIT_CWD ?? '', directory)
  const { cards } = await backUp(resolve(config.dataDir), target)
  const counted = `${cards.toLocaleString('en')} ${cards === 1 ? 'card' : 'cards'}`
  return `Backed up ${counted} and everything else to ${target}. It holds emails and password hashes: keep it safe.`
}

class Refusal extends Error {
  override readonly name = 'Refusal'
}

run(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (failure: Error) => {
    const isReadable = ['Refusal', 'BackupError', 'DataDirError'].includes(failure.name)
    process.stderr.write(`${isReadable ? failure.message : failure.stack}\n`)
    process.exitCode = 1
  },
)
