import { atom, useAtomValue, type Atom } from 'jotai'
import { Save, Share2, SquarePen, Stamp } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { play } from '#messages/play.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { isFull } from '#shared/rules/grid.ts'
import { prepareAnnouncements } from '../../../lib/announce.ts'
import { paths, SHARE_AFTER_SIGN_IN } from '../../../lib/paths.ts'
import { store } from '../../../lib/store.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { toast } from '../../../lib/toast.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { useDialogCode, useLazyDialog } from '../../../lib/lazy/use-lazy-dialog.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { temporaryOfferAtom } from '../../../lib/temporary-offer-atom.ts'
import { cardIdOf, type EditorDocument, hydrateEditor, urlIdOf } from '../../../sync/editor-document.ts'
import { useEditorDocument } from '../../../sync/use-card-editor.ts'
import { hasWork } from '../../../sync/unsaved/unsaved-card.ts'
import { pendingChangeAtom } from '../confirm-change.ts'
import { travelLast } from '../history.ts'
import { startNewCard } from '../start-new-card.ts'
import { useDocumentLifecycle } from '../use-document-lifecycle.ts'
import { useSaveKey, useUndoKeys } from '../use-editor-keys.ts'
import { useCalling } from '../use-calling.ts'
import { placeWord } from '../use-picking.ts'
import { useQuickActions } from '../use-quick-actions.ts'
import { useSave } from '../use-save.ts'
import { CardSettings } from './panels/card-settings.tsx'
import { EditorBoard } from './board/editor-board.tsx'
import { NewRound } from './panels/new-round.tsx'
import { QuickActions } from './panels/quick-actions.tsx'
import { DraftStatus, SyncStatus } from './panels/card-status.tsx'
import '../editor.css'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { NoCard } from './no-card.tsx'

/** The `live` state of a draft: nothing is sent before it is saved. */
const unsentAtom: Atom<{ live: boolean }> = atom({ live: false })

const loadMoreWords = () => import('./panels/more-words.tsx')

const loadShareDialog = () => import('./share/share-dialog.tsx')
const loadConfirmChange = () => import('./dialogs/confirm-change.tsx')

// Before the first render. On the server, entry-server sets the card.
if (!import.meta.env.SSR) hydrateEditor()

/** `/create` and `/create/{cardId}` */
export default function EditorScreen() {
  const { cardId } = useParams()
  const opened = useEditorDocument(cardId)
  if (opened.status === 'ready') return <Editor key={cardIdOf(opened.document)} document={opened.document} />
  if (opened.status !== 'loading') return <NoCard cardId={cardId ?? ''} status={opened.status} />
  return (
    <div className="mx-auto max-w-[660px] px-3 pt-14">
      <TicketSkeleton />
    </div>
  )
}

/** The editor of one card. It stays mounted through the first save, which only changes the address. */
function Editor({ document }: { document: EditorDocument }) {
  const card = useAtomValue(document.shownAtom)
  const isTemporary = document.kind === 'draft' && document.temporaryId !== undefined
  /** The id under which it can be shared; undefined for a draft. */
  const shareId = isTemporary || document.kind === 'client' ? urlIdOf(document) : undefined
  const session = useAtomValue(sessionAtom).status
  const isSignedIn = session === 'signed-in'
  /** Whether edits are sent automatically. Saving is not needed then, so Share becomes the main button. */
  const { live } = useAtomValue(document.kind === 'client' ? document.stateAtom : unsentAtom)
  const titleField = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const pendingChange = useAtomValue(pendingChangeAtom)
  const confirmation = useDialogCode(loadConfirmChange, pendingChange !== undefined, () =>
    pendingChange?.cancel(),
  )
  const sharing = useLazyDialog(loadShareDialog)
  const { save, saveAndShare, pending } = useSave(document, sharing.open)
  const actions = useQuickActions(document)
  const calling = useCalling(document, card)
  const [isMissing, setMissing] = useState(false)
  /** Whether the card was new at first. Settings then come before the actions, as its ticket has chips to fill it. */
  const [isNew] = useState(shareId === undefined)
  const showsMore = card.extra.length > 0 || isFull(card)
  const when = showsMore ? 'now' : 'idle'
  const more = useLazy(loadMoreWords, { when, onMissing: () => setMissing(true) })
  useDocumentLifecycle(document)
  usePageTheme(card.theme)
  useTitle(card.title ? editor.titleOf(card.title) : editor.newTitle)
  useEffect(prepareAnnouncements, [])
  useSaveKey(save)
  useUndoKeys((direction) => travelLast(document, direction))
  useShareOnReturn(isTemporary && isSignedIn, save)
  useTitleFocus(titleField, document)

  function share(): void {
    if (shareId !== undefined) sharing.open()
    // A guest's link contains the card, so there is no need to ask before saving.
    else if (session === 'signed-out') void saveAndShare()
    else
      toast({
        title: editorChanges.cannotShare,
        text: editorChanges.cannotShareText,
        destructive: true,
        action: { label: basics.save, run: () => void saveAndShare() },
      })
  }

  function saveAsNew(): void {
    startNewCard(contentOf(card))
    if (document.kind === 'client') document.abandon()
    void navigate(paths.create())
  }

  const settings = <CardSettings document={document} card={card} actions={actions} titleField={titleField} />
  return (
    <div className="editor">
      <div className="editor-tabs">
        <EditorTabs document={document} onSave={() => void save()} />
      </div>
      {document.kind === 'client' ? (
        <SyncStatus client={document} onSaveAsNew={saveAsNew} />
      ) : (
        <DraftStatus draft={document} />
      )}
      <EditorBoard
        document={document}
        card={card}
        calling={calling}
        serial={<span>{isTemporary ? play.temporary : PRODUCT_NAME}</span>}
        onExamples={actions.addExamples}
      />
      <div className="editor-bar" data-main-buttons>
        <Button variant={live ? 'filled' : 'outlined'} onClick={share}>
          <Share2 />
          <span>{basics.share}</span>
        </Button>
        <Button
          variant={live ? 'outlined' : 'filled'}
          pending={pending}
          pendingLabel={basics.saving}
          onClick={() => void save()}
        >
          <Save />
          <span>{isTemporary && isSignedIn ? basics.saveToAccount : basics.save}</span>
        </Button>
      </div>
      {/* Shown only once their first panel has loaded, so that nothing moves while the user is about to press. */}
      <div className={`editor-panels ${showsMore && !more && !isMissing ? 'invisible' : ''}`}>
        {more && <more.MoreWords {...{ document, card, calling }} onPlace={placeWord} />}
        {isNew && settings}
        <QuickActions document={document} card={card} actions={actions} />
        {!isNew && settings}
        {document.kind === 'client' && <NewRound cardId={document.cardId} />}
      </div>
      {confirmation && pendingChange && <confirmation.ConfirmChange change={pendingChange} />}
      {sharing.isOpen && sharing.code && shareId !== undefined && (
        <sharing.code.ShareDialog
          document={document}
          cardId={shareId}
          onClose={sharing.close}
          onSave={isTemporary ? save : undefined}
        />
      )}
    </div>
  )
}

/** Focuses the title of a new card, except where the focus would open an on-screen keyboard. */
function useTitleFocus(field: RefObject<HTMLInputElement | null>, document: EditorDocument): void {
  useEffect(() => {
    if (urlIdOf(document) !== undefined || hasWork(store.get(document.shownAtom))) return
    // On a server-rendered page the user may have moved the focus before hydration.
    if (window.document.activeElement?.matches('.editor :not(h1)')) return
    if (matchMedia('(width >= 900px) and (pointer: fine)').matches)
      field.current?.focus({ preventScroll: true })
  }, [field, document])
}

/** Saves a temporary card when its author has signed in to share it. Saving then opens the share dialog. */
function useShareOnReturn(isReady: boolean, save: () => Promise<void>): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const isReturn = isReady && search === SHARE_AFTER_SIGN_IN
  useEffect(() => {
    if (!isReturn || isDone.current) return
    isDone.current = true
    // Don't offer to save the author's other temporary cards now: that can be done later.
    store.set(temporaryOfferAtom, 0)
    void navigate(pathname, { replace: true })
    void save()
  })
}

/** The tabs Create Card and Play Card. On a copy, Play Card leads to the original, where the user may be from. */
function EditorTabs({ document, onSave }: { document: EditorDocument; onSave: () => void }) {
  const urlId = urlIdOf(document)
  const create = { label: play.create, icon: SquarePen, to: paths.create(urlId), current: true }
  if (urlId !== undefined)
    return <TabLinks items={[create, { label: play.play, icon: Stamp, to: paths.play(urlId) }]} />
  return (
    <TabLinks items={[create]}>
      {/* Not a link yet. A toast gives the reason, as the title does not show on touch screens. */}
      <span
        role="link"
        aria-disabled="true"
        title={editor.playLater}
        onClick={() => toast({ title: editor.playLater, action: { label: basics.save, run: onSave } })}
      >
        <Stamp />
        <span>{play.play}</span>
      </span>
    </TabLinks>
  )
}
