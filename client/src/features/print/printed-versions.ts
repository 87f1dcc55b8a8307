import * as v from 'valibot'
import { print } from '#messages/print.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { MAX_SHEETS, readSheetCode, sheetCard, sheetCode } from '#shared/rules/sheets.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { isContent } from '../../sync/stored-card.ts'

/** Older versions of a card are dropped; games rarely use older prints. */
const VERSIONS_KEPT = 5

const integer = v.pipe(v.number(), v.integer())
/** The versions printed in this browser: everything needed to reproduce their sheets. `sheets` is the highest number, `cardId` that of a temporary card. */
const schema = v.array(
  v.intersect([
    v.custom<CardContent>(isContent),
    v.object({ version: integer, sheets: integer, cardId: v.exactOptional(v.string()) }),
  ]),
)

const readPrinted = (cardId: string) => readStored(STORAGE_KEYS.printed(cardId), schema) ?? []

/** Stores the printed version: the card may have changed by the time a player calls bingo. */
export function keepPrinted(card: Card, sheets: number): void {
  const { version } = card
  const kept = readPrinted(card.cardId)
  const before = kept.find((one) => one.version === version)?.sheets ?? 0
  const printed = { ...contentOf(card), version, sheets: Math.max(before, sheets) }
  const others = kept.filter((one) => one.version !== version)
  writeStored(STORAGE_KEYS.printed(card.cardId), [printed, ...others].slice(0, VERSIONS_KEPT))
}

/** A sheet printed in this browser, with its code, or a sentence why it was not found. */
export type FoundSheet = { sheet: CardContent; code: string } | { problem: string }

/** @param typed the code as the host has typed it */
export function findSheet(cardId: string, typed: string): FoundSheet {
  const { problems } = print
  const code = readSheetCode(typed)
  if ('problem' in code)
    return { problem: code.problem === 'number' ? problems.number(MAX_SHEETS) : problems[code.problem] }
  const { version, sheet } = code
  const printed = readPrinted(cardId).find((one) => one.version === version)
  if (!printed) return { problem: problems.otherDevice }
  if (sheet > printed.sheets)
    return { problem: printed.sheets === 1 ? problems.onlyFirst : problems.onlyUpTo(printed.sheets) }
  return { sheet: sheetCard({ cardId, ...printed }, sheet), code: sheetCode(code) }
}
