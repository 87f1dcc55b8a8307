import { useAtomValue } from 'jotai'
import { Users } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { MIN_PLAYERS_SHOWN } from '#shared/product.ts'
import { announce } from '../../../lib/announce.ts'
import { playersAtom } from '../../../sync/card-store.ts'
import '../play-deferred.css'

const SHOWN_MS = 4000

/** Once after the arrival, over the strip's hint: how many have the card open, where that is known. */
export function Welcome({ cardId }: { cardId: string }) {
  const players = useAtomValue(playersAtom)
  const [isOver, setOver] = useState(false)
  const count = players?.cardId === cardId ? players.count : 0
  const isShown = !isOver && count >= MIN_PLAYERS_SHOWN
  const text = `You're in. ${count} people have this open.`
  const say = useEffectEvent(() => announce(text))
  useEffect(() => {
    if (!isShown) return
    say()
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  if (!isShown) return null
  return (
    <p className="welcome">
      <Users aria-hidden="true" className="!size-[16px]" />
      <span>{text}</span>
    </p>
  )
}
