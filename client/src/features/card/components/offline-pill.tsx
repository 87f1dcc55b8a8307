import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { offlineAtom } from '../../../sync/card-store.ts'

const FOR_PLAYERS = 'Offline: you can keep marking'

/** Shown, and announced, while the host's edits cannot arrive. */
export function OfflinePill({ words = FOR_PLAYERS, className = 'offline-pill' }) {
  const offline = useAtomValue(offlineAtom)
  useEffect(() => {
    if (offline) announce(words)
  }, [offline, words])
  if (!offline) return null
  return (
    <p className={className}>
      <CloudOff aria-hidden="true" />
      <span>{words}</span>
    </p>
  )
}
