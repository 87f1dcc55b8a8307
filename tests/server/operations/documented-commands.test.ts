import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountKey } from '#server/account-key.ts'
import type { Card } from '#shared/schemas/card.ts'
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
function runInShell(command: string): Promise<Record<string, number>> {
  const { connection } = app.database
  const db = new Proxy({}, { get: (_target, name) => connection.db!.collection(String(name)) })
  // oxlint-disable-next-line no-implied-eval -- our own documents
  return (new Function('db', `return ${command}`) as (of: object) => Promise<Record<string, number>>)(db)
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
})
