import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { joinCard, snapshotOf } from '#tests/support/sockets.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { TOKENS } from '#tests/server/access-tokens/tokens.ts'
import { addCoHost } from '#tests/server/co-hosts/fixtures.ts'
import { guestOf, signUp, useGuest, usePerson } from './person.ts'

const WORDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
/** A 3x3 card without a free space, with one word beyond its squares. */
const CARD = { gridSize: 3, hasFreeSpace: false, cells: WORDS, extra: ['j'] }

const free = () => Promise.resolve()
const app = useApp({ limits: { ...withoutWriteLimit(), tokenCall: free, tokenWrite: free } })

describe('calls', () => {
  const owner = usePerson(app)
  const guest = useGuest(app)

  const stored = async (cardId: string) => (await guest.call('GET', `/api/cards/${cardId}`)).body

  it('CALL-1: are pushed to players in order, and are on the card for those who read it later', async () => {
    const { cardId } = await owner.makeCard(CARD)
    const player = await joinCard(app.url, { cardId })
    await owner.patch(cardId, { call: 'c', opId: 'operation-c' })
    await owner.patch(cardId, { call: 'j', opId: 'operation-j' })
    expect(await player.until(snapshotOf(3))).toMatchObject({ payload: { card: { called: ['c', 'j'] } } })
    expect(await stored(cardId)).toMatchObject({ called: ['c', 'j'], version: 3 })
  })

  it('CALL-2: change nothing if the word is already called, or taken back without having been called', async () => {
    const { cardId } = await owner.makeCard(CARD)
    await owner.patch(cardId, { call: 'a' })
    const again = await owner.patch(cardId, { call: 'a' })
    expect([again.status, again.body.version, again.body.called]).toEqual([200, 2, ['a']])
    const notCalled = await owner.patch(cardId, { uncall: 'b' })
    expect([notCalled.status, notCalled.body.version]).toEqual([200, 2])
    expect((await owner.patch(cardId, { uncall: 'a' })).body).toMatchObject({ version: 3, called: [] })
  })

  it('CALL-2: are made and taken back once, whether letters and accents are composed or separate', async () => {
    const [whole, apart] = ['Tiếng ồn'.normalize('NFC'), 'Café'.normalize('NFD')]
    const { cardId } = await owner.makeCard({ ...CARD, extra: [whole, apart] })
    for (const call of ['Tiếng ồn'.normalize('NFD'), whole, 'Café'.normalize('NFC')])
      expect((await owner.patch(cardId, { call })).status).toBe(200)
    expect(await stored(cardId)).toMatchObject({ version: 3, called: [whole, apart] })
    await owner.patch(cardId, { uncall: 'Café'.normalize('NFC') })
    expect(await stored(cardId)).toMatchObject({ version: 4, called: [whole] })
  })

  it.each([
    ['a word that no square says', { call: 'x' }, { call: 'No square says this.' }],
    ['an empty call', { call: '  ' }, { call: "Call can't be empty" }],
    ['a number', { call: 7 }, { call: 'Call must be text' }],
    ['an empty extra word', { extra: ['j', ''] }, { 'extra.1': "Extra word can't be empty" }],
    [
      '52 extra words',
      { extra: Array.from({ length: 52 }, (_, at) => `w${at}`) },
      { extra: 'Extra words must be at most 51' },
    ],
    [
      'an unknown pattern',
      { pattern: 'star' },
      { pattern: 'Pattern must be one of line, two-lines, corners, x, frame, full' },
    ],
  ])('CALL-3: are 400 with a reason at the field for %s, and not stored', async (_what, body, fields) => {
    const { cardId } = await owner.makeCard(CARD)
    const refused = await owner.patch(cardId, body)
    expect([refused.status, refused.body.fields]).toEqual([400, fields])
    expect(await stored(cardId)).toMatchObject({ version: 1, called: [], extra: ['j'], pattern: 'line' })
  })

  it('CALL-3: More words are refused at `extra` if they exceed 8 kB', async () => {
    const { cardId } = await owner.makeCard(CARD)
    const extra = Array.from({ length: 51 }, (_, at) => `${at}${'🎉'.repeat(48)}`)
    const refused = await owner.patch(cardId, { extra })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['extra']])
    expect((await owner.call('POST', '/api/cards', { ...CARD, extra })).body.fields).toHaveProperty('extra')
    expect(await stored(cardId)).toMatchObject({ version: 1, extra: ['j'] })
  })

  it('CALL-4 CALL-13: keep a mended word and lose a deleted one, in a list or by index; a new round empties them', async () => {
    const { cardId } = await owner.makeCard(CARD)
    for (const call of ['a', 'b', 'j']) await owner.patch(cardId, { call })
    await owner.patch(cardId, { cells: WORDS.with(0, 'new') })
    expect(await stored(cardId)).toMatchObject({ called: ['new', 'b', 'j'], version: 5 })
    const guards = { gridSize: CARD.gridSize, hasFreeSpace: CARD.hasFreeSpace }
    await owner.patch(cardId, { cells: { 0: 'newer', 1: '' }, extra: ['J'], ...guards })
    expect(await stored(cardId)).toMatchObject({ called: ['newer', 'J'], version: 6 })
    const { body } = await owner.patch(cardId, { newRound: true })
    expect(body).toMatchObject({ round: 2, called: [], version: 7 })
  })

  it('CALL-4: are 412 if they are meant for an earlier round, as is a new round; one repeated with its opId is 200', async () => {
    const { cardId } = await owner.makeCard(CARD)
    expect((await owner.patch(cardId, { call: 'a', round: 1, opId: 'operation-a' })).status).toBe(200)
    await owner.patch(cardId, { newRound: true })
    await owner.patch(cardId, { call: 'b', round: 2 })
    for (const change of [{ call: 'c' }, { uncall: 'b' }, { newRound: true }]) {
      const late = await owner.patch(cardId, { ...change, round: 1 })
      expect([late.status, late.body.code]).toEqual([412, 'version-conflict'])
      expect(late.body).toMatchObject({
        message: 'This card is in round 2, not 1.',
        card: { round: 2, called: ['b'], version: 4 },
      })
    }
    const repeated = await owner.patch(cardId, { call: 'a', round: 1, opId: 'operation-a' })
    expect([repeated.status, repeated.body.called]).toEqual([200, ['b']])
    // Calls without a round, and changes that send a whole card back, are accepted.
    expect((await owner.patch(cardId, { call: 'd' })).body.called).toEqual(['b', 'd'])
    const whole = { title: 'Whole', round: 1, called: [], version: 1 }
    expect((await owner.patch(cardId, whole)).body).toMatchObject({ title: 'Whole', round: 2 })
  })

  it('CALL-14: can be hidden by `showsCalls`, which is true by default; the list has them either way', async () => {
    const { cardId } = await owner.makeCard(CARD)
    expect(await stored(cardId)).toMatchObject({ showsCalls: true })
    const hidden = await owner.patch(cardId, { showsCalls: false, was: { showsCalls: true } })
    expect(hidden.body).toMatchObject({ showsCalls: false, version: 2 })
    expect((await owner.patch(cardId, { call: 'a' })).body).toMatchObject({
      called: ['a'],
      showsCalls: false,
    })
    const refused = await owner.patch(cardId, { showsCalls: 'no' })
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { showsCalls: 'showsCalls must be true or false' },
    ])
    expect(await stored(cardId)).toMatchObject({ version: 3, showsCalls: false })
    expect((await owner.patch(cardId, { showsCalls: false })).body.version).toBe(3)
  })

  it('COLS-6: `columns` is false by default, and is kept by a change without it; a different `was` is 409', async () => {
    const { cardId, columns } = await owner.makeCard(CARD)
    expect(columns).toBe(false)
    const on = await owner.patch(cardId, { columns: true, was: { columns: false } })
    expect(on.body).toMatchObject({ columns: true, version: 2 })
    expect(await stored(cardId)).toMatchObject({ columns: true })
    const late = await owner.patch(cardId, { columns: false, was: { columns: false } })
    expect([late.status, late.body.card.columns]).toEqual([409, true])
    expect((await owner.patch(cardId, { title: 'Of an old client' })).body.columns).toBe(true)
    const refused = await owner.patch(cardId, { columns: 1 })
    expect([refused.status, refused.body.fields]).toEqual([400, { columns: 'columns must be true or false' }])
  })

  it('CALL-5: More words are one field: a different `was` is 409 with the card', async () => {
    const { cardId } = await owner.makeCard(CARD)
    await owner.patch(cardId, { extra: ['j', 'k'], was: { extra: ['j'] } })
    const late = await owner.patch(cardId, { extra: ['l'], was: { extra: ['j'] } })
    expect([late.status, late.body.card.extra]).toEqual([409, ['j', 'k']])
    const patterned = await owner.patch(cardId, { pattern: 'x', was: { pattern: 'frame' } })
    expect(patterned.status).toBe(409)
    expect((await owner.patch(cardId, { pattern: 'x', was: { pattern: 'line' } })).body.pattern).toBe('x')
  })
})

const NUMBERED = Array.from({ length: 75 }, (_, at) => `Word ${at + 1}`)
const LARGE = { cells: [...NUMBERED.slice(0, 12), '', ...NUMBERED.slice(12, 24)], extra: NUMBERED.slice(24) }

it('CALL-1 CALL-2: 120 simultaneous calls by two hosts and a bot are each once in everyone’s list, and none is refused', async () => {
  const [owner, coHost] = [await signUp(app.url), await signUp(app.url)]
  const { cardId } = await owner.makeCard(LARGE)
  await addCoHost(owner, cardId, coHost)
  const { token } = (await owner.call('POST', TOKENS, { name: 'Bot', scope: 'cards:write' })).body
  const players = await Promise.all([1, 2, 3].map(() => joinCard(app.url, { cardId })))

  const callers = [
    { by: owner },
    { by: coHost },
    { by: guestOf(app.url), headers: { authorization: `Bearer ${token}` } },
  ]
  const calls = Array.from({ length: 120 }, (_, at) => ({
    ...callers[at % 3]!,
    // Each caller begins at another word, so that most words are called by several at once.
    word: NUMBERED[(Math.floor(at / 3) + (at % 3) * 5) % NUMBERED.length]!,
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
  // One version for each word, since calling a called word again changes nothing.
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
