import { describe, expect, it } from 'vitest'
import { followBoard, setMarked } from '#client/features/play/board.ts'
import { markWords } from '#client/features/play/mark-words.ts'
import { readMarks } from '#client/features/play/marks-storage.ts'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'

const sample = sampleCard()
const card = sampleCard({ cells: sample.cells.with(6, 'Square 1') })

function open(shown: Card): () => void {
  store.set(shownCardAtom, { cardId: shown.cardId, status: 'ready', card: shown })
  return followBoard(shown.cardId)
}
const marksOf = ({ cardId }: Card) => readMarks(cardId)?.marks

describe('Undo of words that were marked for a player', () => {
  it('CALL-8: leaves what the player had marked of the same words, also after they have moved', async () => {
    const leave = open(card)
    await setMarked(6, true)
    const undo = markWords(['Square 1', 'Square 2'])
    expect(marksOf(card)).toEqual([0, 1, 6])
    const moved = editedCard(card, { 1: 'Square 3', 2: 'Square 2' })
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card: moved })
    undo()
    expect(marksOf(card)).toEqual([6])
    leave()
  })

  it('CALL-8: unmarks them on their own card once another one is on the screen', async () => {
    const leave = open(card)
    const undo = markWords(['Square 1'])
    leave()
    const other = { ...sample, cardId: 'otherCard' }
    const leaveOther = open(other)
    await setMarked(0, true)
    undo()
    expect(marksOf(other)).toEqual([0])
    expect(marksOf(card)).toEqual([])
    leaveOther()
  })
})
