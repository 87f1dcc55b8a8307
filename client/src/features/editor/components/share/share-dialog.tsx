import { useAtomValue } from 'jotai'
import { LogIn, Megaphone, Play, Projector, QrCode as QrIcon, Save } from 'lucide-react'
import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { editorShare } from '#messages/editor-share.ts'
import { paths } from '../../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ShareSheetButton } from '../../../../ui/share-sheet-button.tsx'
import { shownCardAtom } from '../../../../sync/card-store.ts'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { sessionAtom } from '../../../../lib/session-atom.ts'
import { LargeCode } from '../../../card/components/large-code.tsx'
import { LinkAddress } from '../../../card/components/link-address.tsx'
import { useShareLink, type ShareLink } from '../../../card/share-link.ts'
import { useShuffled } from '../../../card/use-shuffled.ts'
import { useCardLink } from '../../../card/use-card-link.ts'
import { shareText } from '../../../card/share-text.ts'
import { useJoinCode } from '../../../card/use-join-code.ts'
import { LargeJoinCode } from './large-join-code.tsx'
import { ShareMore } from './share-more.tsx'
import { TitleQuestion } from '../title-field.tsx'

interface ShareDialogProps {
  document: EditorDocument
  /** The id in the shared link. */
  cardId: string
  onClose: () => void
  /** For a temporary card: saves it to the account, so that it can be shared. */
  onSave?: (() => Promise<void>) | undefined
}

/** Focuses an untitled card's title field, or the main button; on a phone the dialog, so that no keyboard opens. */
function focusMain(event: Event, isUntitled: boolean): void {
  if (isUntitled && isComputer()) return
  event.preventDefault()
  const dialog = event.target as HTMLElement
  const main = isComputer() ? dialog.querySelector<HTMLElement>('.button[data-size=big]') : null
  ;(main ?? dialog).focus()
}

const isComputer = () => matchMedia('(pointer: fine)').matches

/** The link of a card and the ways to share it. */
export function ShareDialog({ onClose, onSave, ...card }: ShareDialogProps) {
  const { title } = useAtomValue(card.document.shownAtom)
  return (
    <Dialog
      onClose={onClose}
      onOpenAutoFocus={(event) => focusMain(event, title === '')}
      title={editorShare.title}
      description={onSave ? editorShare.copyExplanation : editorShare.explanation}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-[14px] [&>.button]:justify-self-center">
        {onSave ? <TemporaryWays {...card} onSave={onSave} /> : <ShareWays {...card} />}
      </div>
    </Dialog>
  )
}

type CardProps = Pick<ShareDialogProps, 'document' | 'cardId'>

function ShareWays({ document, cardId }: CardProps) {
  const { title } = useAtomValue(document.shownAtom)
  const [isShuffled, setShuffled] = useShuffled()
  const [shown, setShown] = useState<'qr' | 'code'>()
  const [isCodeWanted, setCodeWanted] = useState(false)
  const { isOwner } = useAtomValue(shownCardAtom)
  const link = useShareLink(cardId, isShuffled)
  const joinCode = useJoinCode(cardId, { isWanted: isCodeWanted, shuffle: isShuffled })
  const text = shareText(title)
  const close = () => setShown(undefined)
  const showJoinCode = () => {
    setCodeWanted(true)
    setShown('code')
  }
  return (
    <>
      <ShareTicket document={document} link={link} />
      <MainWays url={link.url} text={text} />
      <div className="link-tiles">
        <button type="button" onClick={() => setShown('qr')}>
          <QrIcon />
          <span>{editorShare.qr}</span>
        </button>
        {/* `isOwner` is undefined just after the first save. */}
        {isOwner !== false && (
          <button type="button" onClick={showJoinCode}>
            <Megaphone />
            <span>{editorShare.code}</span>
          </button>
        )}
        <PresentTile cardId={cardId} isShuffled={isShuffled} />
      </div>
      <div className="mx-[-12px] mb-[-8px] flex flex-wrap justify-between gap-x-[8px] gap-y-[4px]">
        <PlayNow to={isShuffled ? paths.playShuffled(cardId) : paths.play(cardId)} />
        <ShareMore {...{ cardId, title, text, isShuffled }} url={link.url} onShuffle={setShuffled} />
      </div>
      {shown === 'qr' && <LargeCode title={title} link={link} joinCode={joinCode.code} onClose={close} />}
      {shown === 'code' && <LargeJoinCode title={title} link={link} joinCode={joinCode} onClose={close} />}
    </>
  )
}

interface ShareTicketProps {
  document: EditorDocument
  /** Undefined for a card that is in no account: its link contains the whole card and is too long to read. */
  link?: ShareLink
}

/** The card as a small ticket, with its title to edit and its address to read, select or type. */
function ShareTicket({ document, link }: ShareTicketProps) {
  return (
    <div className="ticket link-ticket">
      <div className="stub">
        <TitleQuestion document={document} />
      </div>
      <div className="strip">
        {link === undefined ? (
          <span>{editorShare.onlyHere}</span>
        ) : (
          <div className="w-full min-w-0 py-1.5">
            <div role="group" aria-label={basics.link}>
              <LinkAddress url={link.url} largest="1rem" />
            </div>
            {link.sameNetworkOnly && <p className="mt-1 font-medium text-muted">{basics.sameWifi}</p>}
          </div>
        )}
      </div>
    </div>
  )
}

const MAIN = { variant: 'filled', size: 'big' } as const
const OTHER = { variant: 'outlined', size: 'normal' } as const

/**
 * The main ways to share. On a phone the share sheet, which reaches every chat, comes first; on a computer copying the
 * link. `url` is empty until it is known.
 */
function MainWays({ url, text }: { url: string; text: string }) {
  const isSheetFirst = 'share' in navigator && !isComputer()
  const copy = <CopyButton text={url} label={cardDialogs.copyLink} {...(isSheetFirst ? OTHER : MAIN)} />
  return (
    <div className="grid gap-2">
      {!isSheetFirst && copy}
      <ShareSheetButton text={text} url={url} {...(isSheetFirst ? MAIN : OTHER)} />
      {isSheetFirst && copy}
    </div>
  )
}

function PresentTile({ cardId, isShuffled = false }: { cardId: string; isShuffled?: boolean }) {
  return (
    <Link to={paths.present(cardId, isShuffled)}>
      <Projector />
      <span>{editorShare.present}</span>
    </Link>
  )
}

function PlayNow({ to }: { to: string }) {
  return (
    <ButtonLink to={to} variant="quiet">
      <Play />
      <span>{editorShare.playNow}</span>
    </ButtonLink>
  )
}

/** The ways to share a card of this browser only. Its link is a copy, and goes live once the card is in an account. */
function TemporaryWays({ document, cardId, onSave }: CardProps & { onSave: () => Promise<void> }) {
  const { title } = useAtomValue(document.shownAtom)
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const [showsCode, setShowsCode] = useState(false)
  const link = useCardLink(cardId, title)
  return (
    <>
      <ShareTicket document={document} />
      <MainWays url={link?.url ?? ''} text={shareText(title)} />
      {link?.hasCode === false && <p className="text-muted">{link.codeNote}</p>}
      {link?.mayBeCut && <p className="text-muted">{editorShare.long}</p>}
      <div className="link-tiles">
        {link?.hasCode && (
          <button type="button" onClick={() => setShowsCode(true)}>
            <QrIcon />
            <span>{editorShare.qr}</span>
          </button>
        )}
        <PresentTile cardId={cardId} />
      </div>
      <div className="grid gap-2">
        <p className="text-muted">{editorShare.goLive}</p>
        {signedIn ? (
          <Button variant="outlined" onClick={() => void onSave()}>
            <Save />
            <span>{basics.saveToAccount}</span>
          </Button>
        ) : (
          <ButtonLink variant="outlined" to={paths.auth} state={{ from: paths.shareAfterSignIn(cardId) }}>
            <LogIn />
            <span>{cardDialogs.temporary.signIn}</span>
          </ButtonLink>
        )}
      </div>
      <PlayNow to={paths.play(cardId)} />
      {showsCode && link && <LargeCode title={title} link={link} onClose={() => setShowsCode(false)} />}
    </>
  )
}
