import { newCardId } from '#shared/ids.ts'
import { DEFAULT_GRID_SIZE, DEFAULT_THEME, PRODUCT_NAME } from '#shared/product.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { onStoredChange, readStored, STORAGE_KEYS, storedKeys, writeStored } from '../../lib/storage.ts'
import { isCard, isText } from './stored-card.ts'

/** A card that only this browser has. Its version rises with every change, as a stored card's does. */
export interface TemporaryCard extends Card {
  /** The id that it gets when it is saved to an account, so that a repeated save makes no second card. */
  saveAs: string
}

function isTemporaryCard(value: unknown): value is TemporaryCard {
  return isCard(value) && isText((value as Partial<TemporaryCard>).saveAs)
}

export function readTemporary(temporaryId: string): TemporaryCard | undefined {
  return readStored(STORAGE_KEYS.temporaryCard(temporaryId), isTemporaryCard)
}

/** What is shown for a temporary card that this browser does not have. */
export function blankTemporary(temporaryId: string): TemporaryCard {
  const now = new Date().toISOString()
  return {
    cardId: temporaryId,
    title: `Temporary ${PRODUCT_NAME}`,
    gridSize: DEFAULT_GRID_SIZE,
    hasFreeSpace: true,
    cells: emptyCells(DEFAULT_GRID_SIZE),
    theme: DEFAULT_THEME,
    freeSpaceImageUrl: null,
    createdAt: now,
    updatedAt: now,
    version: 0,
    round: 1,
    saveAs: newCardId(),
  }
}

/** @param saveAs the id for its later save to an account */
export function writeTemporary(temporaryId: string, content: CardContent, saveAs: string): void {
  const before = readTemporary(temporaryId) ?? blankTemporary(temporaryId)
  const after: TemporaryCard = {
    ...before,
    ...content,
    saveAs,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  }
  writeStored(STORAGE_KEYS.temporaryCard(temporaryId), after)
}

/** Every temporary card of this browser, newest first. */
export function listTemporary(): TemporaryCard[] {
  const prefix = STORAGE_KEYS.temporaryCard('')
  return storedKeys(prefix)
    .flatMap((key) => readTemporary(key.slice(prefix.length)) ?? [])
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** Calls `listener` when another tab changes any temporary card. Returns what stops that. */
export function onTemporariesChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
    if (key === null || key.startsWith(STORAGE_KEYS.temporaryCard(''))) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Calls `listener` when another tab changes the card. Returns what stops that. */
export function onTemporaryChange(temporaryId: string, listener: () => void): () => void {
  return onStoredChange(STORAGE_KEYS.temporaryCard(temporaryId), listener)
}
