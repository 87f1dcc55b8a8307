import { useAtomValue } from 'jotai'
import { Save, Share2, SquarePen, Stamp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { prepareAnnouncements } from '../../../lib/announce.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/themes.ts'
import { toast } from '../../../lib/toast.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import type { EditorDocument } from '../document.ts'
import { emptyCard, replaceNewCard } from '../draft.ts'
import { useOpenDocument } from '../use-open-document.ts'
import { useQuickActions } from '../use-quick-actions.ts'
import { useSave } from '../use-save.ts'
import { CardSettings } from './card-settings.tsx'
import { EditorBoard } from './editor-board.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { DraftStatus, SyncStatus } from './status.tsx'
import '../editor.css'

/** The editor of one card. It stays through the first save, which only gives the card its address. */
export function EditorScreen({ document }: { document: EditorDocument }) {
  const card = useAtomValue(document.shownAtom)
  const savedId = document.kind === 'saved' ? document.cardId : undefined
  const [sharing, setSharing] = useState(false)
  const titleField = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { save, pending } = useSave(document, () => setSharing(true))
  const actions = useQuickActions(document)
  useOpenDocument(document)
  usePageTheme(card.theme)
  useTitle(card.title ? `Edit ${card.title}` : 'Create a card')
  useEffect(prepareAnnouncements, [])
  useSaveKey(save)

  function share(): void {
    if (savedId !== undefined) setSharing(true)
    else
      toast({
        title: 'Cannot Share',
        text: 'Please save your card first before sharing.',
        destructive: true,
      })
  }

  function saveAsNew(): void {
    replaceNewCard({ ...emptyCard(), ...contentOf(card) })
    if (document.kind === 'saved') document.abandon()
    void navigate(paths.create())
  }

  return (
    <div className="editor">
      <div className="editor-tabs">
        <TabLinks
          items={[
            { label: 'Create Card', icon: SquarePen, to: paths.create(savedId), current: true },
            { label: 'Play Card', icon: Stamp, to: savedId && paths.play(savedId) },
          ]}
        />
      </div>
      {document.kind === 'saved' ? (
        <SyncStatus sync={document} onSaveAsNew={saveAsNew} />
      ) : (
        <DraftStatus draft={document} />
      )}
      <EditorBoard
        document={document}
        card={card}
        serial={<span>{savedId === undefined ? PRODUCT_NAME : `No. ${savedId}`}</span>}
        onTitle={() => titleField.current?.focus()}
      />
      <div className="editor-panels">
        <CardSettings document={document} card={card} actions={actions} titleField={titleField} />
        <QuickActions actions={actions} />
      </div>
      <div className="editor-bar">
        <Button variant="outlined" onClick={share}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
        <Button pending={pending} pendingLabel="Saving..." onClick={() => void save()}>
          <Save aria-hidden="true" />
          Save
        </Button>
      </div>
      {savedId !== undefined && <ShareDialog cardId={savedId} open={sharing} onOpenChange={setSharing} />}
    </div>
  )
}

/** Ctrl+S and Cmd+S save, wherever the focus is. */
function useSaveKey(save: () => Promise<void>): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== 's') return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
