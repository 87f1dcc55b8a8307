import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

/** The next cards are asked for when the end of the list is so near. */
const AHEAD = '600px'

interface ShowMoreProps {
  pending: boolean
  /** The last page did not come: it is asked for again by the button only. */
  failed: boolean
  onMore: () => void
}

/** Continues a list by itself as its end comes near, and by a button for keys, screen readers and what has failed. */
export function ShowMore({ pending, failed, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  const waits = !pending && !failed
  useEffect(() => {
    if (!waits || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits])
  return (
    <div ref={end} className="mt-8 grid justify-center">
      <Button variant="outlined" pending={pending} pendingLabel="Loading..." onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
