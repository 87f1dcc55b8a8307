import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { card as texts } from '#messages/card.ts'
import { announce } from '../../../lib/announce.ts'
import { logInWordsAtom } from '../../../lib/trouble.ts'
import { offlineAtom } from '../../../sync/card-store.ts'

/** Shown, and announced, while the host's edits cannot arrive. */
export function OfflinePill({ words: offlineText = texts.offline, className = 'offline-pill' }) {
  const offline = useAtomValue(offlineAtom)
  const text = useAtomValue(logInWordsAtom) ?? offlineText
  useEffect(() => {
    if (offline) announce(text)
  }, [offline, text])
  if (!offline) return null
  return (
    <p className={className}>
      <CloudOff />
      <span>{text}</span>
    </p>
  )
}
