import { expect, it, vi } from 'vitest'
import { addItems, contentsOf, makeCategory } from '#tests/server/categories/fixtures.ts'
import { signUp } from '#tests/server/cards/person.ts'
import { startNodes } from '#tests/support/nodes.ts'
import { useStarted } from '#tests/support/use-started.ts'

const pair = useStarted(() => startNodes([undefined, undefined]))

it('CAT-4: a call repeated on another server at the same time adds nothing twice, and gets the same response', async () => {
  const [here, there] = pair.nodes.map(({ app }) => app.url)
  const host = await signUp(here!)
  const { categoryId } = await makeCategory(host)
  await addItems(host, categoryId, ['The first'])
  const contents = Array.from({ length: 20 }, (_, index) => `Item ${index}`)
  const body = { items: contents.map((content) => ({ content })), opId: 'an-op-of-many' }
  const add = (person = host) => person.call('POST', `/api/categories/${categoryId}/content`, body)
  // The clock stands still, so that both calls fall into the same millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  const answers = await Promise.all([add(), add(host.at(there!))])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(await contentsOf(host, categoryId)).toEqual(['The first', ...contents])
})
