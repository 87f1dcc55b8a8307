import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ProofScreen from '#client/features/proof/components/proof-screen.tsx'
import { store } from '#client/lib/store.ts'
import { applyAbsent, offlineAtom } from '#client/sync/card-store.ts'
import { cacheOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { changeTemporary } from '#client/sync/unsaved/change-temporary.ts'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { judgeProof } from '#client/features/proof/judge-proof.ts'
import { proofBoard, writeProof, type Proof } from '#shared/rules/proof.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { renderAt } from './frame/app-page.tsx'

const TOP = ['Square 1', 'Square 2', 'Square 3', 'Square 4', 'Square 5']
const card = sampleCard({ called: TOP })
const proof: Proof = { cardId: card.cardId, version: 1, round: 1, marks: [0, 1, 2, 3, 4], words: TOP }
/** Returns a proof for this card, as the current version of the app creates it. */
const made = (of: Card, changes: Partial<Proof> = {}): Proof => {
  const { marks, version: _version, round: _round, ...others } = { ...proof, ...changes }
  const { version, round } = of
  return { version, round, marks, board: proofBoard(dealCard(of, changes.seed ?? null), marks), ...others }
}
const judged = (of: Card, from: Proof) => {
  const { verdict, sentence } = judgeProof(of, from)
  return [verdict, sentence]
}

describe('checking a bingo against the calls', () => {
  it('PROOF-3: confirms a line with every square called; the free space needs no call', () => {
    expect(judged(card, made(card))).toEqual(['won', 'Top row: all 5 were called.'])
    expect(judged(card, proof)).toEqual(['won', 'Top row: all 5 were called.'])
    const marks = [10, 11, 13, 14]
    const middle = { ...card, called: marks.map((index) => card.cells[index]!) }
    expect(judged(middle, made(middle, { marks }))).toEqual(['won', 'Middle row: all 4 were called.'])
  })

  it('PROOF-3: names the words that were not called, for the line with the fewest', () => {
    const marks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const called = [...TOP.slice(0, 4), 'Square 6']
    expect(judged({ ...card, called }, made(card, { marks }))).toEqual([
      'notWon',
      'Top row: “Square 5” was not called.',
    ])
  })

  it('PROOF-3: requires a call for every square of both lines if two lines win', () => {
    const marks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const two = { ...card, pattern: 'two-lines' as const }
    expect(judged(two, made(two, { marks }))[0]).toBe('notWon')
    const called = [...TOP, ...[5, 6, 7, 8, 9].map((index) => card.cells[index]!)]
    expect(judged({ ...two, called }, made(two, { marks }))[0]).toBe('won')
  })

  it('PROOF-5: gives no verdict on another round, without calls, or if the winning pattern has changed', () => {
    for (const round of [2, 0])
      expect(judged({ ...card, round }, made(card))).toEqual([
        'unknown',
        'This bingo is from an earlier round.',
      ])
    expect(judged({ ...card, called: [] }, made(card))).toEqual([
      'unknown',
      "Nothing has been called on this card, so there's nothing to check against.",
    ])
    const corners = { ...card, version: 2, pattern: 'corners' as const }
    expect(judged(corners, made(card))).toEqual(['unknown', 'Nothing on this card is complete.'])
    expect(judged(card, { ...made(card), marks: [0, 1], board: proofBoard(card, [0, 1]) })[0]).toBe('notWon')
  })

  it('PROOF-5: judges by words on a newer version, and not at all once a marked square has other words', () => {
    const own = dealCard(card, 'mine')
    const called = own.cells.slice(0, 5)
    const ofOwn = made(card, { seed: 'mine', words: called })
    const later = { ...card, version: 9, called: [...called, 'Square 25'] }
    expect(judged(later, ofOwn)[0]).toBe('won')
    expect(judged({ ...later, called: called.slice(1) }, ofOwn)[0]).toBe('notWon')
    // A link of version 0.2.0 has no board, so nothing can be concluded.
    expect(judged(later, { ...ofOwn, board: undefined })[0]).toBe('unknown')
    for (const text of [called[0], called[4]]) {
      const edited = { ...later, cells: card.cells.map((words) => (words === text ? 'New words' : words)) }
      expect(judged(edited, ofOwn)).toEqual(['unknown', 'The card has changed since the player sent this.'])
    }
  })

  it('PROOF-5: also counts calls that players do not see', () => {
    const hidden = { ...card, showsCalls: false }
    expect(judged(hidden, made(hidden))[0]).toBe('won')
  })
})

describe('the page of a bingo', () => {
  const cards = useFakeCards()
  const open = (shown: Proof) => renderAt(`/proof#${writeProof(shown)}`, <ProofScreen />)
  const verdict = () => screen.findByRole('heading', { level: 1 })
  const isUnknown = async () => expect(await verdict()).toHaveTextContent('Check the words yourself')
  const words = "The player's words: “Square 1”, “Square 2”, “Square 3”, “Square 4”, “Square 5”."
  const text = () => document.body.textContent.replaceAll(/[\u2068\u2069]/g, '')

  it('PROOF-2: says that a link was cut off, and leads home', () => {
    renderAt(`/proof#${writeProof(made(card)).slice(0, 12)}`, <ProofScreen />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No bingo to check')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })

  it('PROOF-3 PROOF-5: shows a verdict while it is connected, and none offline', async () => {
    cards.put(card)
    open(made(card))
    expect(await verdict()).toHaveTextContent('A real bingo')
    act(() => store.set(offlineAtom, true))
    expect(screen.getByText("Offline: new calls won't show")).toBeVisible()
    await isUnknown()
    act(() => store.set(offlineAtom, false))
    expect(await verdict()).toHaveTextContent('A real bingo')
    act(() => applyAbsent(card.cardId, 'deleted'))
    await isUnknown()
    expect(text()).toContain(words)
    // The player's squares stay on the screen.
    expect(screen.getByText('Square 7')).toBeVisible()
  })

  it('PROOF-5: draws a card that is on no server from the link, with its marks and words', async () => {
    open(
      made(
        { ...card, gridSize: 4, hasFreeSpace: false, cells: card.cells.slice(0, 16) },
        { marks: [0, 1, 2, 3] },
      ),
    )
    await isUnknown()
    expect(text()).toContain("The card isn't on our server, so there are no calls to check against.")
    expect(text()).toContain(words)
    expect(screen.getAllByRole('gridcell')).toHaveLength(16)
    expect(
      document.querySelectorAll('[data-pressed], [aria-pressed="true"], .cell[data-marked]'),
    ).toHaveLength(4)
    expect(text()).not.toContain('Not a bingo')
  })

  it('PROOF-5: draws a card that this browser has seen with its words', async () => {
    cacheOfflineCard(card, 1)
    open(made(card))
    await isUnknown()
    expect(screen.getByText('Square 7')).toBeVisible()
  })

  it('PROOF-5: says nothing about a card that this browser has seen until the server responds, however slow it is', async () => {
    cards.put(card)
    cacheOfflineCard({ ...card, version: 0, called: [] }, 1)
    const answer = cards.holdAnswers()
    const said = new Set<string | undefined>()
    const note = () => void said.add(screen.queryByRole('heading', { level: 1 })?.textContent)
    const watcher = new MutationObserver(note)
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    open(made(card))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    answer()
    expect(await verdict()).toHaveTextContent('A real bingo')
    watcher.disconnect()
    expect([...said]).toEqual([undefined, 'A real bingo'])
  })

  it('PROOF-6: judges by this browser’s calls for the maker of a card without an account', async () => {
    writeTemporary('temp-1-abcdefgh', contentOf(card), card.cardId)
    for (const call of TOP) changeTemporary('temp-1-abcdefgh', { call })
    const copy = { ...card, version: 0 }
    const page = open(made(copy))
    expect(await verdict()).toHaveTextContent('A real bingo')
    page.unmount()
    changeTemporary('temp-1-abcdefgh', { uncall: 'Square 5' })
    open(made(copy))
    expect(await verdict()).toHaveTextContent('Not a bingo yet')
  })
})
