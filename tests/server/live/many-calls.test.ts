import { afterEach, describe, expect, it } from 'vitest'
import { TOKENS } from '#tests/server/access-tokens/tokens.ts'
import { addCoHost } from '#tests/server/co-hosts/fixtures.ts'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { closeListeners, listenTo } from '#tests/support/sockets.ts'
import { limitsWith } from '#tests/support/write-limits.ts'

const WORDS = Array.from({ length: 75 }, (_, at) => `Word ${at + 1}`)
const CARD = { cells: [...WORDS.slice(0, 12), '', ...WORDS.slice(12, 24)], extra: WORDS.slice(24) }

describe('120 calls at once', () => {
  const writesLeft = new Map<string, number>()
  const free = () => Promise.resolve()
  const app = useApp({ limits: { ...limitsWith(writesLeft), tokenCall: free, tokenWrite: free } })
  afterEach(closeListeners)

  it('CALL-1 CALL-2: of two hosts and a bot are each once in the list, for everyone, and none is refused', async () => {
    const [owner, coHost] = [await signUp(app.url), await signUp(app.url)]
    const { cardId } = await owner.makeCard(CARD)
    await addCoHost(owner, cardId, coHost)
    const { token } = (await owner.call('POST', TOKENS, { name: 'Bot', scope: 'cards:write' })).body
    for (const { user } of [owner, coHost]) writesLeft.set(user!.id, 1000)
    const players = await Promise.all([1, 2, 3].map(() => listenTo(app.url)))
    for (const player of players) await player.join({ cardId })

    const callers = [
      { by: owner },
      { by: coHost },
      { by: guestOf(app.url), headers: { authorization: `Bearer ${token}` } },
    ]
    const calls = Array.from({ length: 120 }, (_, at) => ({
      ...callers[at % 3]!,
      // Each begins elsewhere, so that most words are called by several at once.
      word: WORDS[(Math.floor(at / 3) + (at % 3) * 5) % WORDS.length]!,
    }))
    const answers = await Promise.all(
      calls.map(({ by, word, headers }, at) =>
        by.patch(cardId, { call: word, opId: `operation-${at}` }, headers),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const all = [...new Set(calls.map(({ word }) => word))].sort()
    const { body } = await guestOf(app.url).call('GET', `/api/cards/${cardId}`)
    expect([...body.called].sort()).toEqual(all)
    // One version for each word: those that were called already changed nothing.
    expect(body.version).toBe(1 + all.length)
    for (const player of players) {
      const last = await player.until(
        ({ event, payload }) => event === 'card:changed' && payload.card.version === body.version,
      )
      expect(last).toMatchObject({ payload: { card: { called: body.called } } })
      for (const { event, payload } of player.events)
        if (event === 'card:changed')
          expect(payload.card.called).toEqual(body.called.slice(0, payload.card.called.length))
    }
  })
})
