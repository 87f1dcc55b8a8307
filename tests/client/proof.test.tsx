import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ProofScreen } from '#client/features/proof/components/proof-screen.tsx'
import { store } from '#client/lib/store.ts'
import { applyCard, offlineAtom } from '#client/sync/card-store.ts'
import { judgeProof } from '#client/features/proof/judge-proof.ts'
import { writeProof, type Proof } from '#shared/rules/proof.ts'
import { dealt } from '#shared/rules/deal.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const TOP = ['Square 1', 'Square 2', 'Square 3', 'Square 4', 'Square 5']
const card = sampleCard({ called: TOP })
const proof: Proof = { cardId: card.cardId, version: 1, round: 1, marks: [0, 1, 2, 3, 4], words: TOP }

describe('a bingo held against the calls', () => {
  it('PROOF-3: a line with every square called is a bingo', () => {
    const { hasWon, sentence, note } = judgeProof(card, proof)
    expect([hasWon, sentence, note]).toEqual([true, 'Top row: all 5 were called.', undefined])
  })

  it('PROOF-3: the free space needs no call', () => {
    const marks = [10, 11, 13, 14]
    const called = marks.map((index) => card.cells[index]!)
    expect(judgeProof({ ...card, called }, { ...proof, marks })).toMatchObject({
      hasWon: true,
      sentence: 'Middle row: all 4 were called.',
    })
  })

  it('PROOF-3: names the words that were not called, of the line with the fewest', () => {
    const marks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const called = [...TOP.slice(0, 4), 'Square 6']
    expect(judgeProof({ ...card, called }, { ...proof, marks })).toMatchObject({
      hasWon: false,
      sentence: 'Top row: “Square 5” was not called.',
    })
  })

  it('PROOF-3: without a complete line, from an earlier round, or without shared calls it is none', () => {
    expect(judgeProof(card, { ...proof, marks: [0, 1] }).sentence).toBe('Nothing on this card is complete.')
    expect(judgeProof({ ...card, round: 2 }, proof).sentence).toBe('This bingo is from an earlier round.')
    expect(judgeProof({ ...card, called: [] }, proof)).toMatchObject({
      hasWon: false,
      sentence: 'Top row is marked.',
      note: "The calls of this card aren't shared, so check the words yourself.",
    })
  })

  it('PROOF-3: is judged on the player’s own card, and says when the host changed it since', () => {
    const own = dealt(card, 'mine')
    const called = own.cells.slice(0, 5)
    const ofOwn = { ...proof, seed: 'mine', words: called }
    expect(judgeProof({ ...card, called }, ofOwn).hasWon).toBe(true)
    const edited = {
      ...card,
      version: 2,
      cells: card.cells.map((text) => (text === called[0] ? 'New words' : text)),
    }
    expect(judgeProof({ ...edited, called }, ofOwn)).toMatchObject({
      hasWon: false,
      note: expect.stringMatching(/^The card changed since\. The player's words were “Square/),
    })
  })
})

describe('the page of a bingo', () => {
  it('PROOF-3: says while it is offline that new calls do not show', () => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/proof#${writeProof(proof)}`]}>
          <ProofScreen />
        </MemoryRouter>
      </Provider>,
    )
    act(() => void applyCard(card, { replace: true }))
    expect(screen.getByText('A real bingo')).toBeVisible()
    act(() => store.set(offlineAtom, true))
    expect(screen.getByText("Offline: new calls won't show")).toBeVisible()
    act(() => store.set(offlineAtom, false))
    expect(screen.queryByText(/^Offline/)).not.toBeInTheDocument()
  })
})
