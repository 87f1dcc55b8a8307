import { useEffect, useEffectEvent, useRef } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { Button } from './button.tsx'

/** The distance to the end of the list at which the next page loads. */
const AHEAD = '600px'

interface ShowMoreProps {
  pending: boolean
  /** Whether the last page failed to load. Then only the button retries. */
  failed: boolean
  onMore: () => void
}

/** Loads the next page near the end of a list, and with a button, for keyboards, screen readers and after failures. */
export function ShowMore({ pending, failed, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)
  const waits = !pending && !failed
  useEffect(() => {
    if (!waits || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits])
  return (
    <div ref={end} className="mt-8 grid justify-center">
      <Button variant="outlined" pending={pending} pendingLabel={basics.loading} onClick={onMore}>
        {appDialogs.showMore}
      </Button>
    </div>
  )
}
