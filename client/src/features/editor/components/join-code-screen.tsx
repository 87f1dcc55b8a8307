import { UNTITLED_CARD } from '#shared/product.ts'
import { Button } from '../../../ui/button.tsx'
import { FullScreen } from '../../../ui/full-screen.tsx'
import { JoinCode } from '../../card/components/join-code.tsx'
import { siteOf, type ShareLink } from '../../card/share-link.ts'
import type { useJoinCode } from '../../card/use-join-code.ts'

interface JoinCodeScreenProps {
  /** The card's title; may be empty. */
  title: string
  link: ShareLink
  joinCode: ReturnType<typeof useJoinCode>
  onClose: () => void
}

/** The card's code on the whole screen, to be read aloud or from afar. */
export function JoinCodeScreen({ title, link, joinCode, onClose }: JoinCodeScreenProps) {
  const { code, error, retry } = joinCode
  return (
    <FullScreen title={title || UNTITLED_CARD} onClose={onClose}>
      <div className="grid w-full flex-1 content-center justify-items-center gap-[3vmin] text-[clamp(1rem,3vmin,2rem)]">
        {code !== undefined && (
          <>
            <p>
              Type this code at <b>{siteOf(link)}</b>
            </p>
            <JoinCode code={code} className="text-[min(26vw,60vh)]" />
            <p>It works for a day.</p>
          </>
        )}
        <p role="status">
          <span>
            {code === undefined && (error === undefined ? 'Getting it...' : `No code yet. ${error}`)}
          </span>
        </p>
        {error !== undefined && (
          <Button variant="outlined" onClick={retry}>
            Try Again
          </Button>
        )}
      </div>
    </FullScreen>
  )
}
