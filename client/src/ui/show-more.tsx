import { useEffect, useEffectEvent, useRef } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { Button } from './button.tsx'

/** The next page loads when the end of the list is this near. */
const AHEAD = '600px'

interface ShowMoreProps {
  pending: boolean
  /** The last page failed to load. Only the button retries. */
  failed: boolean
  onMore: () => void
}

/** Loads the next page near the end of a list, and by a button for keyboard, screen readers and failures. */
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
