import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { present } from '#messages/present.ts'
import { isTemporaryId } from '#shared/ids.ts'
import type { Absence } from '../../../sync/card-store.ts'
import { LinkAddress } from '../../card/components/link-address.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { QrCode } from '../../card/components/qr-code.tsx'
import { TemporaryShare } from '../../card/components/temporary-share.tsx'
import { useCardLink } from '../../card/use-card-link.ts'
import { useShareLink, siteOf, type ShareLink } from '../../card/share-link.ts'
import { Button } from '../../../ui/button.tsx'
import { JoinCode } from '../../card/components/join-code.tsx'
import { useJoinCode } from '../../card/use-join-code.ts'
import { rich } from '../../../ui/rich.tsx'

interface CodeViewProps {
  cardId: string
  title: string
  absent: Absence | undefined
  /** Whether the link gives each player a shuffle. */
  isShuffled: boolean
  /** Whether the presenter is the card's host, who gets a code to say aloud. */
  isOwner: boolean
}

/** The QR code of the link as large as possible, its address and, for the host, six digits to say aloud. */
export function CodeView({ cardId, title, absent, isShuffled, isOwner }: CodeViewProps) {
  const live = useShareLink(cardId, isShuffled)
  const copy = useCardLink(cardId, title)
  const isLive = !isTemporaryId(cardId) && !absent
  const link = isLive ? live : copy?.hasCode ? copy : undefined
  const note = !isLive && copy?.codeNote !== undefined && <p>{copy.codeNote}</p>
  const heading = (
    <h1 className="present-title line-clamp-3" dir="auto">
      {title || basics.untitled}
    </h1>
  )
  if (!link)
    return (
      <div className="mx-auto grid max-w-[40rem] content-center justify-items-center gap-[16px] text-center text-big">
        {heading}
        {absent && absent !== 'linked' ? (
          <p>{present.noCode(texts.absent[absent].sentence)}</p>
        ) : (
          <TemporaryShare cardId={cardId} />
        )}
        {note}
      </div>
    )
  return (
    // Focusable, because on a small phone it scrolls, which must work with keys too.
    <div className="present-code" role="group" aria-label={present.views.code} tabIndex={0}>
      <div className="present-qr">
        <div className="w-[min(100cqw,100cqh)]">
          <QrCode url={link.url} />
        </div>
      </div>
      <div className="present-invitation">
        {heading}
        <p className="present-scan">{present.scan}</p>
        {note}
        <LinkAddress url={link.url} largest="clamp(1rem, 4.4vmin, 3.25rem)" />
        {isOwner && <HostCode cardId={cardId} link={link} isShuffled={isShuffled} />}
        {isLive && isShuffled && <p>{present.ownOrder}</p>}
        {link.sameNetworkOnly && <p>{basics.sameWifi}</p>}
        {isLive ? <PlayersNow cardId={cardId} /> : <TemporaryShare cardId={cardId} />}
      </div>
    </div>
  )
}

interface HostCodeProps {
  cardId: string
  link: ShareLink
  isShuffled: boolean
}

/** The presented card's join code, renewed while it is shown. Its space is reserved until it arrives. */
function HostCode({ cardId, link, isShuffled }: HostCodeProps) {
  const { code, error, retry } = useJoinCode(cardId, { isWanted: true, shuffle: isShuffled })
  return (
    <div className="present-join" data-waiting={code === undefined || undefined}>
      {error === undefined ? (
        <>
          <p key="code">{rich(present.typeCode, { site: () => <b>{siteOf(link)}</b> })}</p>
          <JoinCode code={code ?? '000000'} className="present-digits" />
        </>
      ) : (
        <>
          <p role="status">{cardDialogs.noCodeYet(error)}</p>
          <Button variant="outlined" onClick={retry}>
            {basics.tryAgain}
          </Button>
        </>
      )}
    </div>
  )
}
