import { useEffect, useState } from 'react'
import { readStored } from '../../lib/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'

/** After the first look at the card. */
const DELAY_MS = 400

const isAnything = (value: unknown): value is unknown => value !== undefined

function isFirstVisit(cardId: string): boolean {
  const keys = [STORAGE_KEYS.marks(cardId), STORAGE_KEYS.offlineCard(cardId)]
  return keys.every((key) => readStored(key, isAnything) === undefined)
}

/** On a device's first visit to a card the free space is stamped once: it shows how the game is played without a word. */
export function useFirstVisitStamp(cardId: string): void {
  const [isFirst] = useState(() => isFirstVisit(cardId))
  useEffect(() => {
    if (!isFirst) return
    const stamp = () => document.querySelector('.play .cell.free')?.setAttribute('data-stamped', '')
    const timer = setTimeout(stamp, DELAY_MS)
    return () => clearTimeout(timer)
  }, [isFirst])
}
