import type { Card } from '#shared/schemas/card.ts'

/** Returns a stored card as sent over the wire: 5x5 with a free space, and squares `Square 1` to `Square 25`. */
export function sampleCard(changes: Partial<Card> = {}): Card {
  return {
    cardId: 'sampleCard',
    title: 'Stand-up bingo',
    gridSize: 5,
    hasFreeSpace: true,
    cells: Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Square ${index + 1}`)),
    theme: 'blue',
    freeSpaceImageUrl: null,
    extra: [],
    pattern: 'line',
    showsCalls: true,
    columns: false,
    called: [],
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    version: 1,
    round: 1,
    ...changes,
  }
}

/** Returns the next version of a card, with different words in some squares. */
export function editedCard(card: Card, cells: Record<number, string>, changes: Partial<Card> = {}): Card {
  return {
    ...card,
    cells: card.cells.map((text, index) => cells[index] ?? text),
    version: card.version + 1,
    ...changes,
  }
}
