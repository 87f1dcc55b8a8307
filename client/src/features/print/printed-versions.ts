import * as v from 'valibot'
import { print } from '#messages/print.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import { EDITION_COUNT, MAX_SHEETS, parseSheetCode, sheetCard, sheetCode } from '#shared/rules/sheets.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { isContent } from '../../sync/stored-card.ts'

/** The number of prints that are stored for a card. Older ones are dropped, as games rarely use them. */
const PRINTS_KEPT = 5

const integer = v.pipe(v.number(), v.integer())
/**
 * The versions that were printed in this browser, with everything needed to reproduce their sheets. `sheets` is the
 * highest sheet number, and `cardId` the id of a temporary card.
 */
const schema = v.array(
  v.intersect([
    v.custom<CardContent>(isContent),
    v.object({
      version: integer,
      edition: v.exactOptional(integer),
      sheets: integer,
      cardId: v.exactOptional(v.string()),
    }),
  ]),
)

const readPrinted = (cardId: string) =>
  (readStored(STORAGE_KEYS.printed(cardId), schema) ?? []).map((one) => ({
    ...one,
    edition: one.edition ?? 0,
  }))

/** Returns which print of its version a card is, as in its codes. Edition 0 is the server's content. */
export function editionOf(card: Card): number {
  const ofVersion = readPrinted(card.cardId).filter(({ version }) => version === card.version)
  const before = ofVersion.find((one) => one.cardId === undefined && sameContent(one, card))
  if (before) return before.edition
  const { cardId, card: stored } = store.get(shownCardAtom)
  const isStored = cardId === card.cardId && stored?.version === card.version && !isTemporaryId(cardId)
  const isUnsent = isStored && !sameContent(stored, card)
  const editions = ofVersion.map(({ edition }) => edition)
  return !isUnsent && !editions.includes(0) ? 0 : (Math.max(0, ...editions) + 1) % EDITION_COUNT
}

/** Stores the printed content, as the card may have changed by the time a player calls bingo. */
export function keepPrinted(card: Card, sheets: number): void {
  const { version } = card
  const edition = editionOf(card)
  const kept = readPrinted(card.cardId)
  const before = kept.find((one) => one.version === version && one.edition === edition)
  const printed = { ...contentOf(card), version, edition, sheets: Math.max(before?.sheets ?? 0, sheets) }
  const others = kept.filter((one) => one !== before)
  writeStored(STORAGE_KEYS.printed(card.cardId), [printed, ...others].slice(0, PRINTS_KEPT))
}

/** A sheet printed in this browser, with its code, or a sentence that says why it was not found. */
export type FoundSheet = { sheet: CardContent; code: string } | { problem: string }

/** Finds a printed sheet by its code. @param typed the code as the host typed it */
export function findSheet(cardId: string, typed: string): FoundSheet {
  const { problems } = print
  const code = parseSheetCode(typed)
  if ('problem' in code)
    return { problem: code.problem === 'number' ? problems.number(MAX_SHEETS) : problems[code.problem] }
  const { version, edition, sheet } = code
  const printed = readPrinted(cardId).find((one) => one.version === version && one.edition === edition)
  if (!printed) return { problem: problems.otherDevice }
  if (sheet > printed.sheets)
    return { problem: printed.sheets === 1 ? problems.onlyFirst : problems.onlyUpTo(printed.sheets) }
  return { sheet: sheetCard({ cardId, ...printed }, sheet), code: sheetCode(code) }
}
