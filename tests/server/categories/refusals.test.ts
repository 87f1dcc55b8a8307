import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { signUp, type Person } from '../cards/person.ts'
import { seedCategory, storedIn, texts } from './fixtures.ts'

/** The same for every endpoint: bodies that are not JSON objects. */
const NO_OBJECTS = ['{', 'null', '[]', '"Garden"', '7']

describe('invalid category bodies', () => {
  const app = useApp({ limits: withoutWriteLimit() })
  let owner: Person
  let seeded: { categoryId: string; itemIds: string[] }

  beforeAll(async () => {
    owner = await signUp(app.url)
    seeded = await seedCategory(app, owner, { contents: texts(9) })
  })

  async function expectRefusal(method: string, path: string, body: unknown, field?: string) {
    const refused = await owner.call(method, path, body)
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
    expect(refused.body.message).toEqual(expect.any(String))
    expect(JSON.stringify(refused.body)).not.toMatch(/node_modules|Error:|\.ts\b|zod|mongo/i)
    if (field !== undefined) expect(Object.keys(refused.body.fields)).toContain(field)
  }

  // Every invalid field is a case of tests/shared/category-bodies-refused.test.ts.
  it.each<[what: string, method: string, path: () => string, body: object, field: string]>([
    ['a new category', 'POST', () => '/api/categories', { name: 'Garden', description: 7 }, 'description'],
    ['a change of a category', 'PATCH', () => at(), { name: 'Garden', description: 7 }, 'description'],
    ['one item', 'POST', () => at('/content'), { content: 'Fine', tags: ['fine', 7] }, 'tags.1'],
    ['many items', 'POST', () => at('/content'), { items: [{ content: 'Fine' }, {}] }, 'items.1.content'],
    ['a change of an item', 'PATCH', () => ofItem(), { content: 'Fine', source: 7 }, 'source'],
    ['a grant', 'POST', () => at('/permissions'), { username: { $ne: null } }, 'username'],
    ['a card', 'POST', () => at('/use'), { gridSize: 3, count: '9' }, 'count'],
  ])('CAT-3, SEC-4: an invalid body of %s is 400', async (_, method, path, body, field) => {
    const before = await storedIn(app)
    await expectRefusal(method, path(), body, field)
    for (const noObject of NO_OBJECTS) await expectRefusal(method, path(), noObject)
    expect(await storedIn(app)).toBe(before)
    expect((await owner.call('GET', '/api/my-cards')).body).toEqual([])
  })

  it.each([
    'short',
    'elevenchars',
    '__proto__',
    'constructor',
    'aaaaa%00aaaa',
    '%7B%22%24ne%22%3A1%7D',
    'a.b.c.d.e.',
  ])('CAT-3, SEC-4: the id %s in a path is 400 and named', async (id) => {
    const before = await storedIn(app)
    for (const [method, path] of [
      ['GET', `/api/categories/${id}`],
      ['GET', `/api/categories/${id}/content`],
      ['DELETE', `/api/categories/${id}`],
      ['POST', `/api/categories/${id}/copy`],
      ['DELETE', `/api/content/${id}`],
    ] as const)
      await expectRefusal(method, path, undefined, 'id')
    await expectRefusal('DELETE', at(`/permissions/${id}`), undefined, 'userId')
    expect(await storedIn(app)).toBe(before)
  })

  const at = (rest = ''): string => `/api/categories/${seeded.categoryId}${rest}`
  const ofItem = (): string => `/api/content/${seeded.itemIds[0]}`
})
