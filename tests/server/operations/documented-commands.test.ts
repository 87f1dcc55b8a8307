import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { mongo } from 'mongoose'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountKey } from '#server/account-key.ts'
import type { Logger } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Category } from '#shared/schemas/category.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'

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

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Runs a line as MongoDB's shell does. */
function runInShell<Answer>(command: string): Promise<Answer> {
  const { connection } = app.database
  const db = new Proxy({}, { get: (_target, name) => connection.db!.collection(String(name)) })
  // oxlint-disable-next-line no-implied-eval -- our own documents
  const run = new Function('db', 'ObjectId', `return ${command}`) as (...of: unknown[]) => Promise<never>
  return run(db, (id: string) => new mongo.ObjectId(id === 'USER' ? undefined : id))
}

describe('commands for operators, out of the documents', () => {
  it('OPS-36: the takedown removes a card, and the link is 404 at once', async () => {
    const { visitor: host } = await registeredVisitor(app.url)
    const { cardId } = (await host.post('/api/cards', { title: 'Taken down' })).body as Card
    const takedown = SHELL.find((command) => command.includes('deletedAt'))!
    expect(await runInShell(takedown.replace("'ID'", `'${cardId}'`))).toMatchObject({ matchedCount: 1 })
    for (const visitor of [host, newVisitor(app.url)])
      expect((await visitor.get(`/api/cards/${cardId}`)).status).toBe(404)
    expect((await host.post('/api/cards', { cardId })).status).toBe(409)
    expect((await host.get('/api/my-cards')).body).toEqual([])
  })

  it('OPS-36: a category is removed', async () => {
    const { visitor: host } = await registeredVisitor(app.url)
    const created = await host.post('/api/categories', { name: 'Taken down', items: [{ content: 'A word' }] })
    const path = `/api/categories/${(created.body as Category).categoryId}`
    const removal = SHELL.find((command) => command.includes("categoryId: 'ID'"))!
    await runInShell(removal.replace("'ID'", `'${path.split('/').at(-1)}'`))
    for (const asked of [path, `${path}/content`]) expect((await host.get(asked)).status).toBe(404)
    expect((await host.get('/api/categories')).body).toEqual([])
  })

  it('OPS-36: the account of a card is found, signed out everywhere and refused', async () => {
    const { visitor: host, user, form } = await registeredVisitor(app.url)
    const { cardId } = (await host.post('/api/cards', { title: 'Whose?' })).body as Card
    const made = await host.post('/api/tokens', { name: 'Bot', scope: 'cards:read', days: 7 })
    const asBot = { authorization: `Bearer ${(made.body as { token: string }).token}` }
    expect((await newVisitor(app.url).get('/api/my-cards', asBot)).status).toBe(200)

    const find = (start: string) => SHELL.find((command) => command.startsWith(start))!
    const { userId } = await runInShell<{ userId: string }>(
      find('db.bingo_cards.findOne').replace("'ID'", `'${cardId}'`),
    )
    const found = await runInShell(find('db.users.findOne').replace('USER', String(userId)))
    expect(found).toMatchObject({ username: user.username, email: user.email })
    await runInShell(find('db.users.updateOne').replace("'name'", `'${user.username.toLowerCase()}'`))
    expect((await host.get('/api/user')).status).toBe(401)
    expect((await newVisitor(app.url).get('/api/my-cards', asBot)).status).toBe(401)
    const logIn = { email: form.email, password: form.password }
    expect((await newVisitor(app.url).post('/api/login', logIn)).status).toBe(401)
    expect((await newVisitor(app.url).get(`/api/cards/${cardId}`)).status).toBe(200)
  })

  it('OPS-36: every command for the database names a collection that the app has', async () => {
    const names = SHELL.map((command) => command.split('.')[1]!)
    expect(names).toContain('join_codes')
    const known = Object.values(app.database.connection.models).map(({ collection }) => collection.name)
    expect(known).toEqual(expect.arrayContaining([...new Set(names)]))
    for (const command of SHELL) await runInShell(command)
  })

  it('OPS-36: the line that finds a person in the log gives the key that the log has', () => {
    const [line] = /^ {4}(printf .*openssl dgst.*)$/m.exec(readFileSync('docs/run.md', 'utf8'))!.slice(1)
    const secret = 'a-secret-of-the-test-0123456789abcdef'
    const key = execFileSync('sh', ['-c', line!.replace(/\$\(cat [^)]*\)/, secret)], { encoding: 'utf8' })
    expect(key.trim()).toBe(createAccountKey(secret)('someone@example.com'))
  })

  it('OPS-36: the same key says for whom an email failed, with the code of the mail server', async () => {
    const refusing = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No such box'), { responseCode: 550 })),
    }).listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    const lines: object[] = []
    const log = { error: (line: object) => void lines.push(line) } as unknown as Logger
    const key = createAccountKey('a secret')
    const smtpUrl = `smtp://127.0.0.1:${(refusing.address() as AddressInfo).port}`
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
