import { beforeEach, describe, expect, it } from 'vitest'
import { newCardId } from '#shared/ids.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp, type Person } from './person.ts'

/** Bodies that are not JSON objects. */
const NO_OBJECTS = ['{', 'null', '[]', '"card"', '7']

// Every invalid field is a case of tests/shared/create-card-body.test.ts and patch-card-body.test.ts.
describe('invalid card bodies', () => {
  const app = useApp()
  let owner: Person

  // New for each test, so that the list of cards holds none of another test.
  beforeEach(async () => {
    owner = await signUp(app.url)
  })

  async function expectRefusal(method: string, path: string, body: object | string, field?: string) {
    const refused = await owner.call(method, path, body)
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
    expect(refused.body.message).toEqual(expect.any(String))
    expect(JSON.stringify(refused.body)).not.toMatch(/node_modules|Error:|\.ts\b|zod/i)
    if (field !== undefined) expect(Object.keys(refused.body.fields)).toContain(field)
  }

  it('CARD-4, SEC-5: an invalid new card is 400, names the field and stores nothing', async () => {
    const id = newCardId()
    for (const body of NO_OBJECTS) await expectRefusal('POST', '/api/cards', body)
    await expectRefusal('POST', '/api/cards', { cardId: id, title: 'Fine', theme: 'mauve' }, 'theme')
    expect((await owner.call('GET', '/api/my-cards')).body).toEqual([])
    expect((await owner.call('GET', `/api/cards/${id}`)).status).toBe(404)
  })

  it('CARD-4, SEC-5: an invalid change is 400, names the field and changes nothing', async () => {
    const before = await owner.makeCard({ gridSize: 3, title: 'Before' })
    const path = `/api/cards/${before.cardId}`
    for (const body of NO_OBJECTS) await expectRefusal('PATCH', path, body)
    await expectRefusal('PATCH', path, { title: 'After', theme: 'mauve' }, 'theme')
    expect((await owner.call('GET', path)).body).toEqual(before)
  })

  it('SEC-4: prototype keys are refused or dropped', async () => {
    const card = await owner.makeCard({ gridSize: 3 })
    const path = `/api/cards/${card.cardId}`
    const dropped = await owner.call(
      'PATCH',
      path,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    )
    expect([dropped.status, dropped.body.version]).toEqual([200, 1])
    const was = await owner.call('PATCH', path, '{"title":"x","was":{"__proto__":{"title":"y"}}}')
    expect([was.status, was.body.version]).toEqual([200, 2])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('CARD-8: null or an empty text removes the image', async () => {
    const { cardId: id } = await owner.makeCard({ freeSpaceImageUrl: 'https://example.com/star.png' })
    expect((await owner.patch(id, { freeSpaceImageUrl: '' })).body.freeSpaceImageUrl).toBeNull()
    expect(
      (await owner.patch(id, { freeSpaceImageUrl: 'http://example.com/a?b#c' })).body.freeSpaceImageUrl,
    ).toBe('http://example.com/a?b#c')
    expect((await owner.patch(id, { freeSpaceImageUrl: null })).body.freeSpaceImageUrl).toBeNull()
  })
})
