import type { Absence } from '../../sync/card-store.ts'

/** Why the server does not have the card on the screen: a line for the card's stub, and a sentence. */
export const ABSENCES: Record<Absence, { short: string; sentence: string }> = {
  deleted: { short: 'Deleted by its host', sentence: 'The host deleted this card.' },
  copy: {
    short: 'A copy, sent by link',
    sentence: "A copy, sent by link. It doesn't change when its maker edits it.",
  },
  gone: { short: 'No longer on the server', sentence: 'This card is no longer on the server.' },
}
