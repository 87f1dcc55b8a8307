import { PRODUCT_NAME } from '#shared/product.ts'

// Separate constants: the inline script of server-rendered pages is bundled with these keys only.
export const NEW_CARD_KEY = PRODUCT_NAME
export const TEMPORARY_CARD_PREFIX = 'temp-card-'
export const OFFLINE_CARD_PREFIX = 'seen:'
export const shuffleKey = (cardId: string) => `layout:${cardId}`
export const marksKey = (cardId: string) => `marks:${cardId}`

/** The keys of the product's data in local storage. Values are JSON. */
export const STORAGE_KEYS = {
  // Cards that no account has, and the ids that they were saved under, for other tabs that show them (unsaved-storage.ts).
  /** The new card at `/create`. */
  newCard: NEW_CARD_KEY,
  savedNewCard: 'saved-draft',
  /** A copy that is being made of another host's card. */
  copy: (cardId: string) => `copy:${cardId}`,
  savedCopy: (cardId: string) => `saved-copy:${cardId}`,
  /** A card without an account, which only this browser has. */
  temporaryCard: (temporaryId: string) => `${TEMPORARY_CARD_PREFIX}${temporaryId}`,
  savedTemporary: (temporaryId: string) => `saved:${temporaryId}`,
  /** A card that was played here, for use offline. */
  offlineCard: (cardId: string) => `${OFFLINE_CARD_PREFIX}${cardId}`,
  /** What an author did to a saved card and the server has not confirmed. */
  unsent: (userId: string, cardId: string) => `steps:${userId}:${cardId}`,
  /** The same, of versions up to 0.3.0: their pages that are still open read and write it. */
  oldEdits: (userId: string, cardId: string) => `draft:${userId}:${cardId}`,
  /** Whether edits of a card go live by themselves on this device. */
  live: (cardId: string) => `live:${cardId}`,
  /** When a tab with unsent edits was last alive, in milliseconds since the epoch. */
  tab: (tabId: string) => `tab:${tabId}`,
  /** The marks of the card touched last. */
  markedCells: 'markedCells',
  /** A card's marks with the words they were made on: the truth about them. */
  marks: marksKey,
  /** The called squares of a card that were marked for the player. */
  markedCalls: (cardId: string) => `marked-calls:${cardId}`,
  /** The marks of a card that were cleared last, with the time. */
  cleared: (cardId: string) => `cleared:${cardId}`,
  /** A player's notes on a card, as pairs of a square's words and a note. */
  notes: (cardId: string) => `notes:${cardId}`,
  /** Whether a player knows that marks in a frame stay there. */
  toldWhereMarksStay: 'told-where-marks-stay',
  /** A player's shuffle of a card. */
  shuffle: shuffleKey,
  /** The words of a card's printed sheets by version, for "Check a sheet". */
  printed: (cardId: string) => `printed:${cardId}`,
  /** The print dialog's choices: paper, sheets per page, parts of a sheet. */
  print: 'print',
  /** How far the caller has come with a card's words. */
  calls: (cardId: string) => `calls:${cardId}`,
  /** Whether players see the caller's calls of a card. */
  sharesCalls: (cardId: string) => `shares-calls:${cardId}`,
  /** Whether the caller says the words aloud. */
  voice: 'voice',
  /** Sound and wake lock of the play screen. */
  device: 'device',
  /** Whether the present view handles single keys. */
  keys: 'keys',
  /** The code of the link that confirmed an email last. */
  confirmedEmail: 'confirmed-email',
} as const

/** The place of the new card among unsaved ones. */
export const NEW_CARD = 'new'

/** What the keys of a user's unsent edits begin with. */
export const unsentPrefixes = (userId: string): string[] => [
  STORAGE_KEYS.unsent(userId, ''),
  STORAGE_KEYS.oldEdits(userId, ''),
]
