import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

/** What New Card does when it is pressed: the editor's card is put away first, then its screen opens. */
export function useNewCard() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab opens on the editor's card as it is: there is only one of it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // The header stands on every page: what it only needs when pressed comes then.
    import('./start-new-card.ts')
      .then(({ startNewCard }) => startNewCard())
      // Offline: the screen, which has to be loaded too, says so itself.
      .catch(() => undefined)
      .finally(() => void navigate(paths.create()))
  }
}
