import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mongo } from 'mongoose'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { createAccountKey } from '#server/account-key.ts'
import { SESSIONS_COLLECTION } from '#server/database/indexes.ts'
import type { Logger } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listening } from '#tests/support/listening.ts'

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const SHELL = DOCUMENTS.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/`(db\.[a-z_]+\.[a-zA-Z]+\(.*?\))`/g)].map(
    ([, command]) => command!,
  ),
)

/** The commands to run after a dump of a MongoDB was restored. */
const AFTER_RESTORE = [...readFileSync('docs/run.md', 'utf8').matchAll(/^ {4}(db\..*)$/gm)].map(
  ([, command]) => command!,
)

const app = useApp()

/** Runs a line as MongoDB's shell does. */
function runInShell<Answer>(command: string): Promise<Answer> {
  const { connection } = app.database
  const db = new Proxy({}, { get: (_target, name) => connection.db!.collection(String(name)) })
  // oxlint-disable-next-line no-implied-eval -- our own documents
  const run = new Function('db', 'ObjectId', `return ${command}`) as (...of: unknown[]) => Promise<never>
  return run(db, (id: string) => new mongo.ObjectId(id === 'USER' ? undefined : id))
}

describe('commands for operators in the documents', () => {
  it('OPS-36: name only collections that the app has', async () => {
    const names = [...SHELL, ...AFTER_RESTORE].flatMap((command) =>
      Array.from(command.matchAll(/\bdb\.([a-z_]+)/g), ([, name]) => name!),
    )
    expect(names).toEqual(expect.arrayContaining(['join_codes', 'taken_down_cards']))
    const models = Object.values(app.database.connection.models).map(({ collection }) => collection.name)
    expect([...models, SESSIONS_COLLECTION]).toEqual(expect.arrayContaining([...new Set(names)]))
    for (const command of SHELL) await runInShell(command)
  })

  it('OPS-12 OPS-36: raise the versions of live and taken-down cards and end all sessions after a dump is restored', async () => {
    const db = app.database.connection.db!
    const { Card, TakenDownCard } = app.database.connection.models
    const names = [Card!.collection.name, TakenDownCard!.collection.name, SESSIONS_COLLECTION]
    const [cards, kept, sessions] = names.map((name) =>
      db.collection<{ _id: string } & Record<string, unknown>>(name),
    )
    await cards!.insertOne({ _id: 'live', cardId: 'live', version: 3 })
    await cards!.insertOne({ _id: 'deleted', cardId: 'deleted', deletedAt: new Date(), version: 3 })
    await kept!.insertOne({ _id: 'deleted', card: { title: 'Deleted', version: 5 } })
    await sessions!.insertOne({ _id: 'ended' })
    expect(AFTER_RESTORE).toHaveLength(3)
    for (const command of AFTER_RESTORE) await runInShell(command)
    const versions = async () => [
      ...(await cards!.find().sort({ _id: 1 }).toArray()).map(({ version }) => version),
      ...(await kept!.find().toArray()).map(({ card }) => card),
    ]
    // Unlike the shell, a driver does not wait for the writes in a callback.
    await eventually(versions, ([, , card]) => (card as { version: number }).version > 5)
    expect(await versions()).toEqual([3, 1003, { title: 'Deleted', version: 1005 }])
    expect(await sessions!.countDocuments()).toBe(0)
  })

  it('OPS-36: make files that root fetches for another user readable, whatever root’s umask is', () => {
    const blocks = ['docs/deploy.md', 'docs/run.md'].flatMap((path) =>
      readFileSync(path, 'utf8').split(/^(?! {4}|$)/m),
    )
    const fetching = blocks.filter((block) => /^ {4}.*git (?:clone|pull)/m.test(block))
    expect(fetching).toHaveLength(4)
    for (const block of fetching) expect(block).toMatch(/^ {4}umask 022\b[^]*git /m)
  })

  it('OPS-36: find a person in the log by the key that the log has', () => {
    const [line] = /^ {4}(printf .*openssl dgst.*)$/m.exec(readFileSync('docs/run.md', 'utf8'))!.slice(1)
    const secret = 'a-secret-of-the-test-0123456789abcdef'
    const key = execFileSync('sh', ['-c', line!.replace(/\$\(cat [^)]*\)/, secret)], { encoding: 'utf8' })
    expect(key.trim()).toBe(createAccountKey(secret)('someone@example.com'))
  })

  it('OPS-36: can find an email that failed by the same key: its log line has it, and the mail server’s code', async () => {
    const refusing = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No such box'), { responseCode: 550 })),
    })
    const lines: object[] = []
    const log = { error: (line: object) => void lines.push(line) } as unknown as Logger
    const key = createAccountKey('a secret')
    const smtpUrl = `smtp://127.0.0.1:${await listening(refusing.server)}`
    const mailer = await createMailer({ smtpUrl }, log, key)
    mailer.send({ to: 'someone@example.com', subject: 'Hello', text: 'Hello' })
    await mailer.close()
    await new Promise<void>((resolve) => void refusing.close(() => resolve()))
    const account = key('someone@example.com')
    expect(lines).toEqual([
      { event: 'mail_failed', subject: 'Hello', account, kind: 'EENVELOPE', smtpCode: 550 },
    ])
  })
})
