import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionAtom } from '../../lib/session-atom.ts'
import { storedKeys } from '../../lib/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'

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
export function useReturning(): boolean {
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
