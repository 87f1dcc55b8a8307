import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDomainEvents } from '#server/domain-events.ts'
import { createMetrics } from '#server/metrics.ts'
import { createCardStore } from '#server/services/card-store.ts'
import { createCards, type Cards } from '#server/services/cards.ts'
import { createStorageQuota } from '#server/services/storage-quota.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { signUp, type Person } from './person.ts'

describe('changes of several cards at one time', () => {
  let app: TestApp
  let host: Person
  let cards: Cards
  let cardIds: string[]
  let sent: string[] = []
  let pushed: Card[] = []
  let changes = 0

  beforeAll(async () => {
    // Metrics make the driver tell of its commands.
    app = await startApp({ metrics: createMetrics() })
    app.database.connection.on('commandStarted', ({ commandName }) => sent.push(commandName))
    host = await signUp(app.url)
  })
  afterAll(() => app.close())

  beforeEach(async () => {
    const events = createDomainEvents()
    events.on('card.changed', ({ card }) => pushed.push(card))
    const { connection } = app.database
    const quota = createStorageQuota({ connection })
    cards = createCards(createCardStore(connection, events), { database: app.database, quota })
    cardIds = (await Promise.all(Array.from({ length: 5 }, () => host.makeCard()))).map(
      ({ cardId }) => cardId,
    )
    // From now on this process has changed each of them before.
    await changeAll(() => ({ title: 'Before' }))
    sent = []
    pushed = []
  })

  const changeAll = (changeOf: (index: number) => CardChange) =>
    Promise.allSettled(
      cardIds.map((cardId, index) => {
        const change = { opId: `change-${++changes}`, ...changeOf(index) }
        return cards.update({ userId: host.user!.id, cardId, change })
      }),
    )

  const outcomeOf = (outcome: PromiseSettledResult<{ version: number }>) =>
    outcome.status === 'fulfilled' ? outcome.value.version : outcome.reason.code

  it('OPS-24: they go out in one command, and each is answered and pushed as it is stored', async () => {
    const outcomes = await changeAll((index) => ({ title: `Title ${index}` }))
    expect(sent).toEqual(['update'])
    expect(outcomes.map(outcomeOf)).toEqual([3, 3, 3, 3, 3])
    for (const [index, cardId] of cardIds.entries()) {
      const { title, version } = await app.storedCard(cardId)
      expect([title, version]).toEqual([`Title ${index}`, 3])
      expect(pushed.find((card) => card.cardId === cardId)).toMatchObject({ title, version })
    }
    expect(pushed).toHaveLength(5)
  })

  it('LIV-1, LIV-4, OPS-24: what another process has changed or deleted since is judged by what is stored', async () => {
    const [, moved, deleted, conflicting] = cardIds
    const elsewhere = { title: 'Elsewhere', version: 9, updatedAt: new Date() }
    await app.changeElsewhere(moved!, elsewhere)
    await app.changeElsewhere(deleted!, { deletedAt: new Date() })
    await app.changeElsewhere(conflicting!, elsewhere)
    sent = []
    const outcomes = await changeAll((index) =>
      index === 3 ? { title: 'Mine', was: { title: 'Before' } } : { theme: 'green' },
    )
    expect(outcomes.map(outcomeOf)).toEqual([3, 10, 'not-found', 'conflict', 3])
    expect(await app.storedCard(moved!)).toMatchObject({ title: 'Elsewhere', theme: 'green', version: 10 })
    expect((await app.storedCard(conflicting!)).title).toBe('Elsewhere')
    const versions = pushed.map(({ cardId, version }) => [cardIds.indexOf(cardId), version])
    expect(versions.sort()).toEqual([
      [0, 3],
      [1, 10],
      [4, 3],
    ])
  })

  it('LIV-3, OPS-24: a change that another process has applied already is not applied again', async () => {
    const [, repeated] = cardIds
    const { opIds } = await app.storedCard(repeated!)
    const opId = `change-${changes + 2}`
    await app.changeElsewhere(repeated!, {
      round: 2,
      version: 3,
      opIds: [...opIds, opId],
      updatedAt: new Date(Date.now() + 1),
    })
    const outcomes = await changeAll(() => ({ newRound: true }))
    expect(outcomes.map(outcomeOf)).toEqual([3, 3, 3, 3, 3])
    expect(await app.storedCard(repeated!)).toMatchObject({ round: 2, version: 3 })
  })

  it('OPS-24: changes without an opId go out alone', async () => {
    await changeAll(() => ({ title: 'Alone', opId: undefined }))
    expect(sent).toEqual(Array.from({ length: 5 }, () => 'update'))
  })
})
