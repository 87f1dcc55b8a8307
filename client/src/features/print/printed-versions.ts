import * as v from 'valibot'
import { print } from '#messages/print.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { sheetCard, type SheetCode } from '#shared/rules/sheets.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { isContent } from '../../sync/stored-card.ts'

/** Older versions of a card are dropped; games rarely use older prints. */
const VERSIONS_KEPT = 5

/** A version printed in this browser: everything needed to reproduce its sheets. */
type PrintedVersion = CardContent & {
  version: number
  /** The highest printed sheet number. */
  sheets: number
}

const integer = v.pipe(v.number(), v.integer())
const schema: v.GenericSchema<PrintedVersion[]> = v.array(
  v.intersect([v.custom<CardContent>(isContent), v.object({ version: integer, sheets: integer })]),
)

function readPrinted(cardId: string): PrintedVersion[] {
  return readStored(STORAGE_KEYS.printed(cardId), schema) ?? []
}

/** Stores the printed version: the card may have changed by the time a player calls bingo. */
export function keepPrinted(card: Card, sheets: number): void {
  const { version } = card
  const kept = readPrinted(card.cardId)
  const before = kept.find((one) => one.version === version)?.sheets ?? 0
  const printed = { ...contentOf(card), version, sheets: Math.max(before, sheets) }
  const others = kept.filter((one) => one.version !== version)
  writeStored(STORAGE_KEYS.printed(card.cardId), [printed, ...others].slice(0, VERSIONS_KEPT))
}

/** A sheet printed in this browser, or a sentence why it was not found. */
export type FoundSheet = { sheet: CardContent } | { problem: string }

export function findSheet(cardId: string, { version, sheet }: SheetCode): FoundSheet {
  const { problems } = print
  const printed = readPrinted(cardId).find((one) => one.version === version)
  if (!printed) return { problem: problems.otherDevice }
  if (sheet > printed.sheets)
    return { problem: printed.sheets === 1 ? problems.onlyFirst : problems.onlyUpTo(printed.sheets) }
  return { sheet: sheetCard({ ...printed, cardId }, sheet) }
}
