import type { MouseEvent } from 'react'
import { useLazy } from '../../../lib/use-lazy.ts'
import { useReturning } from '../use-returning.ts'
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
