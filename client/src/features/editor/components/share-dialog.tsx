import { useAtomValue } from 'jotai'
import { LogIn, Maximize2, Play, Projector, Save } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_NAME, UNTITLED_CARD } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { LargeCode } from '../../card/components/large-code.tsx'
import { ShuffleSwitch } from '../../card/components/shuffle-switch.tsx'
import { QrCode } from '../../card/components/qr-code.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { useJoinCode } from '../../card/use-join-code.ts'
import { EmbedRow } from './embed-row.tsx'
import { JoinCodeRow } from './join-code-row.tsx'
import { ShareTargets } from './share-targets.tsx'
import { isTemporaryId } from '#shared/ids.ts'
import { TitleField } from './title-field.tsx'

interface ShareDialogProps {
  cardId: string
  title: string
  onTitle: (title: string, was: string) => void
  open: boolean
  onClose: () => void
  /** For a temporary card: saves it to the account, so that it can be shared. */
  onSave?: (() => Promise<void>) | undefined
}

/** On a phone the keyboard of the first field would cover the link. */
function avoidKeyboard(event: Event): void {
  if (matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  ;(event.target as HTMLElement).focus()
}

/** The link of a card and the ways to share it. */
export function ShareDialog({ open, onClose, ...actions }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      onOpenAutoFocus={avoidKeyboard}
      title={`Share ${PRODUCT_NAME}`}
      description={
        actions.onSave
          ? "This card lives in this browser only, so its link won't open for anyone else yet."
          : 'Anyone with this link can play. No account needed. They see your edits right away.'
      }
    >
      <ShareActions {...actions} />
    </Dialog>
  )
}

/** Remounted at each opening, so that it starts unshuffled and asks only a card without a name for one. */
function ShareActions({ cardId, title, onTitle, onSave }: Omit<ShareDialogProps, 'open' | 'onClose'>) {
  const [isShuffled, setShuffled] = useState(false)
  const [isUntitled] = useState(title === '')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isUntitled && <NameRow cardId={cardId} title={title} onTitle={onTitle} />}
      {onSave ? (
        <MakeShareable cardId={cardId} onSave={onSave} />
      ) : (
        <div>
          <LinkToShare cardId={cardId} title={title} isShuffled={isShuffled} />
          <div className="mt-3">
            <ShuffleSwitch checked={isShuffled} onChange={setShuffled} />
          </div>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 xs:grid-cols-[1fr_auto]">
        <ButtonLink
          to={isShuffled ? paths.playShuffled(cardId) : paths.play(cardId)}
          size="big"
          variant={onSave ? 'outlined' : 'filled'}
        >
          <Play aria-hidden="true" />
          Play Card Now
        </ButtonLink>
        <ButtonLink to={paths.present(cardId, isShuffled)} size="big" variant="outlined">
          <Projector aria-hidden="true" />
          Present
        </ButtonLink>
      </div>
    </div>
  )
}

/** The link, its QR code, the share buttons, and the code to say aloud. */
function LinkToShare({ cardId, title, isShuffled }: { cardId: string; title: string; isShuffled: boolean }) {
  const link = useShareLink(cardId, isShuffled)
  const [isLarge, setLarge] = useState(false)
  const { isOwner } = useAtomValue(liveCardAtom)
  const [isCodeWanted, setCodeWanted] = useState(false)
  const joinCode = useJoinCode(cardId, { isWanted: isCodeWanted, shuffle: isShuffled })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <ShareLinkField url={link.url} />
        {link.sameNetworkOnly && (
          <p className="mt-2.5 text-chip text-muted">Only people on the same Wi-Fi can open this link.</p>
        )}
      </div>
      <div className="share-codes grid grid-cols-[repeat(auto-fit,minmax(max(7rem,calc(50%-8px)),1fr))] items-center gap-4">
        <QrCode url={link.url} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 [&>.button]:px-2">
          <Button variant="outlined" onClick={() => setLarge(true)}>
            <Maximize2 aria-hidden="true" />
            Full screen
          </Button>
          <ShareTargets title={title} url={link.url} />
        </div>
      </div>
      {/* Undefined just after the first save. */}
      {isOwner !== false && (
        <JoinCodeRow
          joinCode={joinCode}
          isWanted={isCodeWanted}
          onAsk={() => setCodeWanted(true)}
          link={link}
        />
      )}
      {link.url !== '' && <EmbedRow cardId={cardId} title={title} origin={new URL(link.url).origin} />}
      {isLarge && (
        <LargeCode title={title} link={link} joinCode={joinCode.code} onClose={() => setLarge(false)} />
      )}
    </div>
  )
}

function MakeShareable({ cardId, onSave }: { cardId: string; onSave: () => Promise<void> }) {
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in'
  if (signedIn)
    return (
      <Button size="big" onClick={() => void onSave()}>
        <Save aria-hidden="true" />
        Save to My Account
      </Button>
    )
  return (
    <ButtonLink to={paths.auth} state={{ from: paths.shareAfterSignIn(cardId) }} size="big">
      <LogIn aria-hidden="true" />
      Sign in to share
    </ButtonLink>
  )
}

interface NameRowProps {
  cardId: string
  title: string
  onTitle: (title: string, was: string) => void
}

/** Asks for the name of a card that is shared without one, above the picture of its link in chats. */
function NameRow({ cardId, title, onTitle }: NameRowProps) {
  return (
    <div className="name-row">
      <TitleField label="What should we call it?" title={title} onTitle={onTitle} />
      {!isTemporaryId(cardId) && <LinkPicture cardId={cardId} title={title} />}
    </div>
  )
}

/** Follows the card: each stored version has a picture of its own. */
function LinkPicture({ cardId, title }: { cardId: string; title: string }) {
  const version = useAtomValue(liveCardAtom).card?.version
  if (version === undefined) return null
  return (
    <img
      className="h-auto w-full max-w-[260px] rounded-field border-2 border-edge bg-stock text-chip sm:w-[180px]"
      width={1200}
      height={630}
      src={`/preview/${cardId}.png?v=${version}`}
      alt={`What chats show with the link: ${title || UNTITLED_CARD}`}
    />
  )
}
