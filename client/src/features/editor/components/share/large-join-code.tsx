import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { editorShare } from '#messages/editor-share.ts'
import { Button } from '../../../../ui/button.tsx'
import { FullScreen } from '../../../../ui/full-screen.tsx'
import { rich } from '../../../../ui/rich.tsx'
import { JoinCode } from '../../../card/components/join-code.tsx'
import { siteOf, type ShareLink } from '../../../card/share-link.ts'
import type { useJoinCode } from '../../../card/use-join-code.ts'

interface LargeJoinCodeProps {
  /** The card's title; may be empty. */
  title: string
  link: ShareLink
  joinCode: ReturnType<typeof useJoinCode>
  onClose: () => void
}

/** The card's join code on the whole screen, to be read aloud or from a distance. */
export function LargeJoinCode({ title, link, joinCode, onClose }: LargeJoinCodeProps) {
  const { code, error, retry } = joinCode
  return (
    <FullScreen title={title || basics.untitled} onClose={onClose}>
      <div className="grid w-full flex-1 content-center justify-items-center gap-[3vmin] text-[clamp(1rem,3vmin,2rem)]">
        {code !== undefined && (
          <>
            <p>{rich(editorShare.typeCode(siteOf(link)), { b: (words) => <b>{words}</b> })}</p>
            <JoinCode code={code} className="text-[min(26vw,60vh)]" />
            <p>{editorShare.codeLasts}</p>
          </>
        )}
        <p role="status">
          <span>
            {code === undefined &&
              (error === undefined ? editorShare.gettingCode : cardDialogs.noCodeYet(error))}
          </span>
        </p>
        {error !== undefined && (
          <Button variant="outlined" onClick={retry}>
            {basics.tryAgain}
          </Button>
        )}
      </div>
    </FullScreen>
  )
}
