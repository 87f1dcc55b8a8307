import { PRODUCT_NAME } from '#shared/product.ts'

// Separate constants, because the inline script of server-rendered pages is bundled with these keys only.
export const NEW_CARD_KEY = PRODUCT_NAME
export const TEMPORARY_CARD_PREFIX = 'temp-card-'
export const OFFLINE_CARD_PREFIX = 'seen:'
export const shuffleKey = (cardId: string) => `layout:${cardId}`
export const marksKey = (cardId: string) => `marks:${cardId}`

/** The keys of the product's data in local storage. Values are JSON. */
export const STORAGE_KEYS = {
  // Cards that are in no account, and the ids under which they were saved, for other tabs that show them (unsaved-storage.ts).
  /** The new card at `/create`. */
  newCard: NEW_CARD_KEY,
  savedNewCard: 'saved-draft',
  /** A copy of another host's card that is being made. */
  copy: (cardId: string) => `copy:${cardId}`,
  savedCopy: (cardId: string) => `saved-copy:${cardId}`,
  /** A card in no account, which only this browser has. */
  temporaryCard: (temporaryId: string) => `${TEMPORARY_CARD_PREFIX}${temporaryId}`,
  savedTemporary: (temporaryId: string) => `saved:${temporaryId}`,
  /** A card that was played in this browser, for offline use. */
  offlineCard: (cardId: string) => `${OFFLINE_CARD_PREFIX}${cardId}`,
  /** An author's edits of a saved card that the server has not confirmed. */
  unsent: (userId: string, cardId: string) => `steps:${userId}:${cardId}`,
  /** The same for versions up to 0.3.0, whose pages may still be open and read and write it. */
  oldEdits: (userId: string, cardId: string) => `draft:${userId}:${cardId}`,
  /** Whether edits of a card go live automatically on this device. */
  live: (cardId: string) => `live:${cardId}`,
  /** The last heartbeat of a tab with unsent edits, in milliseconds since the epoch. */
  tab: (tabId: string) => `tab:${tabId}`,
  /** The marks of the card that was played last. */
  markedCells: 'markedCells',
  /** A card's marks with the words they were made on: the source of truth. */
  marks: marksKey,
  /** The called squares of a card that were marked automatically for the player. */
  markedCalls: (cardId: string) => `marked-calls:${cardId}`,
  /** The marks of a card that were last cleared, with the time. */
  cleared: (cardId: string) => `cleared:${cardId}`,
  /** A player's notes on a card, as pairs of a square's words and the note. */
  notes: (cardId: string) => `notes:${cardId}`,
  /** Whether a player has been told that marks made in a frame stay there. */
  toldWhereMarksStay: 'told-where-marks-stay',
  /** A player's shuffle of a card. */
  shuffle: shuffleKey,
  /** The words of a card's printed sheets by version, for "Check a sheet". */
  printed: (cardId: string) => `printed:${cardId}`,
  /** The choices in the print dialog: paper, sheets per page, parts of a sheet. */
  print: 'print',
  /** The caller's progress through a card's words. */
  calls: (cardId: string) => `calls:${cardId}`,
  /** Whether players see the caller's calls on a card. */
  sharesCalls: (cardId: string) => `shares-calls:${cardId}`,
  /** Whether the caller says the words aloud. */
  voice: 'voice',
  /** The sound and wake lock settings of the play screen. */
  device: 'device',
  /** Whether the present view handles single keys. */
  keys: 'keys',
  /** The code of the link that last confirmed an email. */
  confirmedEmail: 'confirmed-email',
} as const

/** The place of the new card among unsaved cards. */
export const NEW_CARD = 'new'

/** The prefixes of the keys of a user's unsent edits. */
export const unsentPrefixes = (userId: string): string[] => [
  STORAGE_KEYS.unsent(userId, ''),
  STORAGE_KEYS.oldEdits(userId, ''),
]
