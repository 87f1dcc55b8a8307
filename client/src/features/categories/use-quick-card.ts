import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OfficialCategory } from '#shared/official-categories.ts'
import { paths } from '../../lib/paths.ts'
import { showNotLoaded } from '../../lib/lazy/show-not-loaded.ts'

/** Makes a 5x5 card from an official category (a random one by default) or for classic bingo, and opens it. */
export function useQuickCard() {
  const navigate = useNavigate()
  const [pendingId, setPendingId] = useState<string>()
  function make(category?: OfficialCategory | 'classic'): void {
    const path = category === 'classic' ? paths.playShuffled : paths.play
    const { pathname } = location
    setPendingId(category === 'classic' ? category : (category?.categoryId ?? ''))
    // Most visitors never press the button, so its code is loaded on demand.
    import('./use-create-card.ts')
      .then(({ createQuickCard }) => createQuickCard(category))
      .then(
        (cardId) => {
          // The user may have gone on to another screen.
          if (cardId !== undefined && location.pathname === pathname) void navigate(path(cardId))
        },
        () => showNotLoaded('card'),
      )
      .finally(() => setPendingId(undefined))
  }
  return {
    /** The category that a card is being made from; '' for a random one. */
    pendingId,
    make,
  }
}
