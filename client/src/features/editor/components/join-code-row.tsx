import { CircleAlert, Megaphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { JoinCode } from '../../card/components/join-code.tsx'
import { siteOf, type ShareLink } from '../../card/share-link.ts'
import type { useJoinCode } from '../../card/use-join-code.ts'

interface JoinCodeRowProps {
  joinCode: ReturnType<typeof useJoinCode>
  isWanted: boolean
  onAsk: () => void
  link: ShareLink
}

/** A button that gets the card's code, and then the code in its place. */
export function JoinCodeRow({ joinCode: { code, error, retry }, isWanted, onAsk, link }: JoinCodeRowProps) {
  const digits = useRef<HTMLParagraphElement>(null)
  const hasCode = code !== undefined
  useEffect(() => {
    const focused = document.activeElement
    // The button that had the focus is gone.
    if (hasCode && (focused === document.body || focused?.getAttribute('role') === 'dialog'))
      digits.current?.focus({ preventScroll: true })
  }, [hasCode])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {hasCode ? (
        <JoinCode code={code} ref={digits} className="flex min-h-11 items-center text-[2.75rem]" />
      ) : (
        <Button
          variant="outlined"
          pending={isWanted && error === undefined}
          pendingLabel="Getting it..."
          onClick={error === undefined ? onAsk : retry}
        >
          <Megaphone aria-hidden="true" />
          Get a code
        </Button>
      )}
      <p role="status" className="flex-[1_1_10rem] text-chip text-muted">
        {error !== undefined ? (
          <span className="flex items-center gap-1.5 font-semibold text-text">
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </span>
        ) : hasCode ? (
          <span key="code">
            Players type it at <b className="font-semibold text-text">{siteOf(link)}</b>. It works for a day.
          </span>
        ) : (
          <span>Six digits to read aloud instead of a link.</span>
        )}
      </p>
    </div>
  )
}
