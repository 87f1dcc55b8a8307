import type { CardContent } from '#shared/schemas/card.ts'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

/**
 * Returns the click handler of New Card links, which replaces the draft with an empty or given card and opens the
 * editor.
 */
export function useNewCard() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLAnchorElement>, content?: Partial<CardContent>) => {
    // A new tab shows the current draft, which all tabs share.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The header is on every page, so code for a click is loaded on click.
    import('./start-new-card.ts')
      .then(({ startNewCard }) => startNewCard(content))
      // Offline: the editor screen has to be loaded too and shows the error.
      .catch(() => undefined)
      .finally(() => void navigate(paths.create()))
  }
}
