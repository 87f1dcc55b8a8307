import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { useAtomValue } from 'jotai'
import { useLazy } from '../../../lib/use-lazy.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { storedKeys } from '../../../lib/storage.ts'
import { STORAGE_KEYS } from '../../../sync/storage-keys.ts'
import '../welcome.css'

const loadWelcome = () => import('./welcome-back.tsx')

interface WelcomeSlotProps {
  onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The place of the last cards of a user who comes back; without a height for everyone else. */
export function WelcomeSlot({ onNewCard }: WelcomeSlotProps) {
  const isReturning = useReturning()
  const code = useLazy(loadWelcome, { when: isReturning ? 'now' : 'later' })
  return (
    <div className="welcome-slot" data-shown={isReturning || undefined}>
      {isReturning && code && <code.WelcomeBack onNewCard={onNewCard} />}
    </div>
  )
}

const subscribeToNothing = () => () => undefined

function hasCards(): boolean {
  return [STORAGE_KEYS.temporaryCard(''), STORAGE_KEYS.offlineCard('')].some(
    (prefix) => storedKeys(prefix).length > 0,
  )
}

/**
 * Whether the user has been here before: signed in, or with temporary or played cards in this browser. False until hydration,
 * because the server renders the page for everyone; `data-returning` reserves the place until then (app/local-state.ts).
 */
function useReturning(): boolean {
  const { status } = useAtomValue(sessionAtom)
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (isHydrated && status !== 'loading') delete document.documentElement.dataset.returning
  }, [isHydrated, status])
  if (!isHydrated) return false
  if (status === 'signed-in' || hasCards()) return true
  return status !== 'signed-out' && document.documentElement.dataset.returning !== undefined
}
