import { Button } from '../../../ui/button.tsx'
import { JoinCode } from '../../card/components/join-code.tsx'
import { siteOf, type ShareLink } from '../../card/share-link.ts'
import { useJoinCode } from '../../card/use-join-code.ts'

interface HostCodeProps {
  cardId: string
  link: ShareLink
  isShuffled: boolean
}

/** The code of the presented card, kept alive while it is shown. Its place is there before the code is. */
export function HostCode({ cardId, link, isShuffled }: HostCodeProps) {
  const { code, error, retry } = useJoinCode(cardId, { isWanted: true, shuffle: isShuffled })
  return (
    <div className="present-join" data-waiting={code === undefined || undefined}>
      {error === undefined ? (
        <>
          <p key="code">
            Or type this code at <b>{siteOf(link)}</b>
          </p>
          <JoinCode code={code ?? '000000'} className="present-digits" />
        </>
      ) : (
        <>
          <p role="status">{`No code yet. ${error}`}</p>
          <Button variant="outlined" onClick={retry}>
            Try Again
          </Button>
        </>
      )}
    </div>
  )
}
