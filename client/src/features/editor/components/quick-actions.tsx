import { useAtom, useAtomValue } from 'jotai'
import { ClipboardPaste, Clapperboard, Eraser, Shuffle } from 'lucide-react'
import type { CardContent } from '#shared/schemas/card.ts'
import { pendingChangeAtom } from '../confirm-change.ts'
import { useDialogCode } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'
import { pastedListAtom, usePaste } from '../use-paste.ts'
import type { QuickActions as Actions } from '../use-quick-actions.ts'
import { CoHosting } from './co-hosting.tsx'
import { FillButton } from './fill-button.tsx'
import { FreeImageButton } from './free-image-button.tsx'
import { PrintButton } from './print-button.tsx'

const loadPasteDialog = () => import('./paste-dialog.tsx')

interface QuickActionsProps {
  document: EditorDocument
  card: CardContent
  actions: Actions
}

export function QuickActions({ document, card, actions }: QuickActionsProps) {
  const [list, setList] = useAtom(pastedListAtom)
  usePaste()
  const close = () => setList(undefined)
  const dialog = useDialogCode(loadPasteDialog, list !== undefined, close)
  const isAsked = useAtomValue(pendingChangeAtom) !== undefined
  return (
    <Panel title="Quick Actions">
      {/* Two columns; one where a text twice as large needs more than half of the width. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,calc(50%-4px))),1fr))] gap-[8px] [&>.button]:justify-start [&>.button]:px-[14px] [&>.button]:text-start">
        <Button variant="outlined" onClick={actions.addExamples}>
          <Clapperboard aria-hidden="true" />
          Add Example Prompts
        </Button>
        <Button variant="outlined" onClick={actions.clearAll}>
          <Eraser aria-hidden="true" />
          Clear All Cells
        </Button>
        <Button variant="outlined" onClick={actions.randomize}>
          <Shuffle aria-hidden="true" />
          Randomize Order
        </Button>
        <Button variant="outlined" onClick={() => setList({ text: '' })}>
          <ClipboardPaste aria-hidden="true" />
          Paste a List
        </Button>
        <FillButton card={card} actions={actions} />
        <PrintButton document={document} card={card} />
        {card.hasFreeSpace && <FreeImageButton document={document} />}
        {document.kind === 'client' && <CoHosting client={document} title={card.title} />}
      </div>
      {dialog && (
        <dialog.PasteDialog
          card={card}
          // Hidden during the confirmation of the change; shown again if that is cancelled.
          list={isAsked ? undefined : list}
          setList={setList}
          onApply={(items, mode) => actions.paste(items, mode, close)}
        />
      )}
    </Panel>
  )
}
