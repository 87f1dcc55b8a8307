import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { offlineAtom } from '../../../sync/card-store.ts'

const WORDS = 'Offline: you can keep marking'

/** Shown while the host's edits cannot arrive. */
export function OfflinePill() {
  const offline = useAtomValue(offlineAtom)
  useEffect(() => {
    if (offline) announce(WORDS)
  }, [offline])
  if (!offline) return null
  return (
    <p className="offline-pill">
      <CloudOff aria-hidden="true" />
      {WORDS}
    </p>
  )
}
