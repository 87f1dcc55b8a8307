import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { discardAllEdits } from '#client/sync/change/card-clients.ts'
import { applyCard } from '#client/sync/card-store.ts'
import { fieldStep } from '#client/sync/change/steps.ts'
import { editedCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'
import {
  cameOnline,
  card,
  cards,
  putCard,
  shown,
  shuffle,
  start,
  state,
  write,
  useOneCard,
} from './one-card.ts'

useOneCard()

describe('a card whose edits are sent', () => {
  it('LIV-11 LIV-4: accepts a restored backup that answers every change with an older card, and does not retry forever', async () => {
    putCard({ version: 9 })
    const { client } = start()
    cards.put({ ...card, version: 3, cells: card.cells.with(0, 'From the backup') })
    write(client, 0, 'Mine')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    expect(state(client).pending.server.version).toBe(4)
    expect(cards.card(card.cardId)).toMatchObject({
      cells: card.cells.with(0, 'Mine'),
      extra: ['From the backup'],
    })
    expect(cards.writes()).toHaveLength(2)
  })

  it('LIV-11: gives up after one request if a conflict changes nothing', async () => {
    const { client } = start()
    const body = { message: 'Conflict.', code: 'conflict', card }
    const asked = vi.fn(() => Promise.resolve(Response.json(body, { status: 409 })))
    vi.stubGlobal('fetch', asked)
    client.apply(fieldStep('title', 'Mine', card.title))
    await waitFor(() => expect(state(client).error).toBe('refused'))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('LIV-11: sends an edit that fills the fifth square while another edit is being sent', async () => {
    putCard({ cells: card.cells.map((text, at) => (at < 4 ? text : '')) })
    const { client } = start()
    write(client, 4, 'Five')
    write(client, 0, '')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('five'))
    write(client, 5, '')
    write(client, 6, 'Six')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    expect(cards.card(card.cardId).cells[6]).toBe('Six')
  })

  it('LIV-11: sends words that wait for five squares when another screen has filled them', async () => {
    putCard({ cells: card.cells.map((text, at) => (at < 4 ? text : '')) })
    const { client } = start()
    write(client, 0, 'Mine')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('five'))
    applyCard(cards.put(editedCard(card, { 4: 'Five' })))
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    expect(cards.card(card.cardId).cells).toEqual(card.cells.with(0, 'Mine').with(4, 'Five'))
  })

  it('LIV-11: says that what was saved with Live off waits for five squares', async () => {
    putCard({ cells: card.cells.map((text, at) => (at < 4 ? text : '')) })
    const { client } = start()
    client.setLive(false)
    write(client, 0, 'Mine')
    expect(await client.saveNow()).toBe('five')
    applyCard(cards.put(editedCard(card, { 4: 'Five' })))
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
  })

  it('LIV-12: sends a refused edit again after its author has logged in again', async () => {
    const { client } = start()
    const letAnswer = cards.holdAnswers()
    cards.failures = [401]
    write(client, 0, 'Mine')
    await waitFor(() => expect(cards.writes()).toHaveLength(1))
    store.set(sessionAtom, { status: 'signed-in', user: { ...MO } })
    letAnswer()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
    expect(store.get(client.statusAtom)).toBe('saved')
  })

  it.each([true, false])('LIV-12: is live again after a log-out during a save (Live %s)', async (isLive) => {
    const { client } = start()
    const letAnswer = cards.holdAnswers()
    cards.failures = [401]
    write(client, 0, 'Dropped')
    await waitFor(() => expect(cards.writes()).toHaveLength(1))
    client.setLive(isLive)
    discardAllEdits()
    store.set(sessionAtom, { status: 'signed-out' })
    letAnswer()
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('signed-out'))
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    client.setLive(true)
    expect(cards.writes()).toHaveLength(1)
  })

  it('LIV-11: does not mention an edit that could not be sent once its author has undone it', async () => {
    const { client } = start()
    const before = shown(client).cells[0]!
    for (const [failure, status] of [
      ['network', 'offline'],
      [400, 'refused'],
    ] as const) {
      cards.failures = [failure]
      write(client, 0, 'Mine')
      await waitFor(() => expect(store.get(client.statusAtom)).toBe(status))
      cards.failures = ['network']
      cameOnline()
      write(client, 0, before)
      await waitFor(() => expect(store.get(client.statusAtom)).toBe('saved'))
    }
  })

  it('LIV-11: does not take a captive portal’s 200 for a stored change', async () => {
    const { client } = start()
    const { fetch } = cards
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
    write(client, 0, 'Mine')
    await waitFor(() => expect(store.get(client.statusAtom)).toBe('offline'))
    vi.stubGlobal('fetch', fetch)
    cameOnline()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })

  describe('a field that an older server does not know while newer ones also respond', () => {
    const withoutColumns = ({ columns: _columns, ...known }: Record<string, unknown>) => known
    beforeEach(() =>
      vi.stubGlobal('fetch', async (input: string, init: RequestInit & { body: string }) => {
        const body = JSON.stringify(withoutColumns(JSON.parse(init.body) as Record<string, unknown>))
        const answer = await cards.fetch(input, { ...init, body })
        return Response.json(withoutColumns((await answer.json()) as Record<string, unknown>))
      }),
    )

    it('LIV-11: is kept and not called saved until a newer server stores it, and delays no other edit', async () => {
      const { client } = start()
      client.apply(fieldStep('columns', true, false))
      shuffle(client)
      const { cells } = shown(client)
      await waitFor(() => expect(store.get(client.statusAtom)).toBe('refused'))
      write(client, 0, 'Mine')
      await waitFor(() => expect(cards.card(card.cardId).cells).toEqual(cells.with(0, 'Mine')))
      await waitFor(() => expect(state(client).pending.steps).toHaveLength(1))
      expect(store.get(client.statusAtom)).toBe('refused')
      expect(shown(client)).toMatchObject({ columns: true, cells: cells.with(0, 'Mine') })
      vi.stubGlobal('fetch', cards.fetch)
      expect(await client.saveNow()).toBe('saved')
      expect(cards.card(card.cardId)).toMatchObject({ columns: true, cells: cells.with(0, 'Mine') })
    })

    it('LIV-11: is not sent over and over while squares wait until 5 are filled', async () => {
      const { client } = start()
      for (const [index, text] of shown(client).cells.entries()) if (text) write(client, index, '')
      await waitFor(() => expect(store.get(client.statusAtom)).toBe('five'))
      const before = cards.writes().length
      client.apply(fieldStep('columns', true, false))
      await waitFor(() => expect(store.get(client.statusAtom)).toBe('refused'))
      expect(cards.writes()).toHaveLength(before + 1)
    })
  })

  it('LIV-12 ACC-60: does not send another user’s edits after they log in to this browser, and offers no log-in', async () => {
    const { client } = start()
    cards.failures = [401]
    write(client, 0, 'Mine')
    await waitFor(() => expect(state(client).error).toBe('signed-out'))
    store.set(sessionAtom, { status: 'signed-out' })
    expect(store.get(client.statusAtom)).toBe('signed-out')
    store.set(sessionAtom, { status: 'signed-in', user: { ...MO, id: 'other' } })
    cameOnline()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cards.writes()).toHaveLength(1)
    expect(store.get(client.statusAtom)).toBe('forbidden')
    store.set(sessionAtom, { status: 'signed-out' })
    expect(store.get(client.statusAtom)).toBe('signed-out')
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
  })

  it('LIV-11: sends a request that hangs again with its opId when the page resumes', async () => {
    const { client } = start()
    const answered = cards.fetch
    const opIds: unknown[] = []
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    vi.stubGlobal('fetch', (input: string, init: RequestInit & { body: string }) => {
      opIds.push((JSON.parse(init.body) as { opId: string }).opId)
      if (opIds.length > 1) return answered(input, init)
      return new Promise((_, reject) =>
        init.signal!.addEventListener('abort', () => reject(new Error('ended'))),
      )
    })
    write(client, 0, 'Mine')
    await waitFor(() => expect(opIds).toHaveLength(1))
    now.mockReturnValue(2000)
    cameOnline()
    expect(opIds).toHaveLength(1)
    now.mockReturnValue(4000)
    cameOnline()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
    expect(opIds).toEqual([opIds[0], opIds[0]])
  })
})
