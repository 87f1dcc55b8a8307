import { atom, useAtom, useAtomValue } from 'jotai'
import { Clapperboard, ClipboardPaste, Eraser, Image, Library, Printer, Shuffle } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { editor } from '#messages/editor.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { toast } from '../../../../lib/toast.ts'
import { useDialogCode } from '../../../../lib/lazy/use-lazy-dialog.ts'
import { useLazy } from '../../../../lib/lazy/use-lazy.ts'
import { shownCardAtom } from '../../../../sync/card-store.ts'
import { cardIdOf, type EditorDocument } from '../../../../sync/editor-document.ts'
import { shownTemporary } from '../../../../sync/unsaved/temporary-cards.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/dialog-button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { pastedListAtom, usePaste } from '../../use-paste.ts'
import type { QuickActions as Actions } from '../../use-quick-actions.ts'
import { commitTyping } from '../../use-typing.ts'
import { TitleQuestion } from '../title-field.tsx'

const loadPasteDialog = () => import('../dialogs/paste-dialog.tsx')
/** Loaded on demand, as it includes the URL schema. */
const loadFreeImageDialog = () => import('../dialogs/free-image-dialog.tsx')
const loadPrintDialog = () => import('../../../print/components/print-dialog.tsx')
const loadSavedActions = () => import('./saved-actions.tsx')

export function QuickActions({
  document,
  card,
  actions,
}: {
  document: EditorDocument
  card: CardContent
  actions: Actions
}) {
  const [list, setList] = useAtom(pastedListAtom)
  usePaste(document)
  const saved = useLazy(loadSavedActions, { when: document.kind === 'client' ? 'now' : 'idle' })
  const close = () => setList(undefined)
  const dialog = useDialogCode(loadPasteDialog, list !== undefined, close)
  return (
    <Panel title={editor.actions}>
      <ActionGroup title={editor.fill}>
        <Button variant="outlined" onClick={() => setList({ text: '' })}>
          <ClipboardPaste />
          <span>{editor.pasteList}</span>
        </Button>
        <FillButton card={card} actions={actions} />
        <Button variant="outlined" onClick={actions.addExamples}>
          <Clapperboard />
          <span>{editor.addExamples}</span>
        </Button>
      </ActionGroup>
      <ActionGroup title={editor.change}>
        <Button variant="outlined" onClick={actions.randomize}>
          <Shuffle />
          <span>{editor.shuffle}</span>
        </Button>
        <Button variant="outlined" onClick={actions.clearAll}>
          <Eraser />
          <span>{editor.clear}</span>
        </Button>
        {card.hasFreeSpace && (
          <DialogButton icon={Image} label={editor.image} load={loadFreeImageDialog}>
            {({ FreeImageDialog }, close) => <FreeImageDialog document={document} onClose={close} />}
          </DialogButton>
        )}
        {saved && document.kind === 'client' && (
          <saved.EarlierVersions client={document} onRestore={actions.restore} />
        )}
      </ActionGroup>
      <ActionGroup title={editor.handOut}>
        <PrintButton document={document} card={card} />
        {saved && document.kind === 'client' && <saved.CoHosting client={document} title={card.title} />}
      </ActionGroup>
      {list && dialog && (
        <dialog.PasteDialog
          card={card}
          list={list}
          setList={setList}
          onApply={(items, mode) => actions.paste(items, mode, close)}
        />
      )}
    </Panel>
  )
}

/** Buttons for one purpose, as a row of tools. */
function ActionGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className="mt-3 first-of-type:mt-0">
      <h3 id={titleId} className="mb-1.5 font-sans text-chip font-semibold text-muted">
        {title}
      </h3>
      <div className="tools">{children}</div>
    </div>
  )
}

/** Opens the print dialog with shuffled sheets selected, one for each player. The card need not be saved. */
function PrintButton({ document, card }: { document: EditorDocument; card: CardContent }) {
  const stored = useAtomValue(shownCardAtom).card
  const prepare = () => {
    commitTyping()
    const hasWords = card.cells.some((text) => text !== '')
    if (!hasWords) toast({ title: editor.printNothing, text: editor.printNothingText })
    return hasWords
  }
  return (
    <DialogButton icon={Printer} label={editor.print} load={loadPrintDialog} prepare={prepare}>
      {({ PrintDialog }, close) => (
        <PrintDialog
          card={printableCard(document, card, stored)}
          isUnsaved={document.kind === 'draft'}
          startWith="sheets"
          titleField={<UntitledQuestion document={document} />}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

/** Asks for the title of an untitled card, whose sheets would otherwise be headed with the product's name. */
function UntitledQuestion({ document }: { document: EditorDocument }) {
  const [isUntitled] = useState(useAtomValue(document.shownAtom).title === '')
  return isUntitled && <TitleQuestion document={document} />
}

/**
 * Returns the card on the screen in the form that the print dialog takes. Its sheets have the same order and codes as
 * those printed from the play screen, because both follow from the card's id and version.
 * @param content the content on the screen
 * @param stored the server's card, if there is one
 */
function printableCard(document: EditorDocument, content: CardContent, stored: Card | undefined): Card {
  if (document.kind === 'client' && stored) return { ...stored, ...content }
  const temporaryId = document.kind === 'draft' ? document.temporaryId : undefined
  return { ...shownTemporary(temporaryId ?? cardIdOf(document)), ...content }
}

const loadFillDialog = () => import('../dialogs/fill-dialog.tsx')

/** Whether the dialog is open. Quick Actions and the strip of an empty card open it. */
export const fillDialogOpenAtom = atom(false)

/** Opens the dialog, which is loaded on click because most hosts never need it. */
function FillButton({ card, actions }: { card: CardContent; actions: Actions }) {
  const [isOpen, setOpen] = useAtom(fillDialogOpenAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  const close = () => setOpen(false)
  const dialog = useDialogCode(loadFillDialog, isOpen, close, 'later')
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Library />
        <span>{editor.fillCategory}</span>
      </Button>
      {isOpen && dialog && (
        <dialog.FillDialog
          card={card}
          onClose={close}
          onFill={(items, mode) => actions.fillFrom(items, mode, close)}
        />
      )}
    </>
  )
}
