import { useAtomValue } from 'jotai'
import { useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { print as words } from '#messages/print.ts'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { drawQr } from '../../card/qr-drawing.ts'
import { useShareLink } from '../../card/share-link.ts'
import {
  countPages,
  isLandscape,
  sheetCountIn,
  sheetsPerPage,
  usePrintChoices,
  type PrintChoices,
} from '../print-choices.ts'
import { editionOf, keepPrinted } from '../printed-versions.ts'
import { CheckSheet } from './check-sheet.tsx'
import { MainChoices, MoreChoices } from './choices.tsx'
import { Pages } from './pages.tsx'
import { HowLong } from '../../card/components/how-long.tsx'
import type { PrintedLink } from './printed-sheet.tsx'
import '../print.css'
import { ImageDown } from 'lucide-react'
import { useAction } from '../../../lib/forms/use-action.ts'
import { toast } from '../../../lib/toast.ts'
import { fileName, isGuarded } from '../../card/file-name.ts'
import { printPage } from '../../../lib/page/print-page.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { usePageFlag } from '../../../lib/page/use-page-flag.ts'
import { useWindowEvent } from '../../../lib/page/use-window-event.ts'

interface PrintDialogProps {
  /** The host's card, from which sheets are dealt. */
  card: Card
  /** The player's own card, if it differs. It is used to print a single card and to draw its picture. */
  own?: Card
  /** What is selected when the dialog opens, instead of the choice of the last print. */
  startWith?: PrintChoices['what']
  /** Whether the server does not have the card, so that others cannot open it. */
  isUnsaved?: boolean
  /** The field of the title, shown above the choices to users who may change it. */
  titleField?: ReactNode
  onClose: () => void
}

/** Returns the link to print; undefined for cards that others cannot open. */
function usePrintedLink({ cardId, columns }: Card, isUnsaved: boolean): PrintedLink | undefined {
  const { absent } = useAtomValue(shownCardAtom)
  const { url } = useShareLink(cardId, columns)
  return useMemo(
    () =>
      absent || isUnsaved || isTemporaryId(cardId)
        ? undefined
        : { address: url.replace(/^https?:\/\//, ''), code: drawQr(url) },
    [cardId, absent, isUnsaved, url],
  )
}

function describeOutput(choices: PrintChoices): string {
  const pages = countPages(choices)
  const paper = words.papers[choices.paper]
  const parts = sheetsPerPage(choices)
  const output = isLandscape(choices) ? words.outputLandscape(pages, paper) : words.output(pages, paper)
  return parts > 1 ? basics.sentences([output, words.toCut(parts)]) : output
}

/**
 * The print preview, which opens the browser's print dialog. It stays open: some browsers read the pages from
 * the document only while their dialog is shown.
 */
export function PrintDialog({
  card,
  own = card,
  startWith,
  isUnsaved = false,
  titleField,
  onClose,
}: PrintDialogProps) {
  const [choices, change] = usePrintChoices()
  // Before the first paint.
  useLayoutEffect(() => {
    if (startWith !== undefined) change({ what: startWith })
  }, [startWith, change])
  const [tab, setTab] = useState<'print' | 'check'>('print')
  /** The field of the number of sheets; null while a single card is printed. */
  const countField = useRef<HTMLInputElement>(null)
  const link = usePrintedLink(card, isUnsaved)
  const pages = { card, own, edition: editionOf(card), choices, link }
  const keep = () => {
    if (choices.what === 'sheets') keepPrinted(card, choices.sheets)
  }
  // The browser's own print command prints these pages too.
  useWindowEvent('beforeprint', keep)

  function print() {
    const { current: field } = countField
    if (field && sheetCountIn(field.value) === undefined) return field.focus()
    printPage()
  }

  return (
    <>
      <Dialog
        onClose={onClose}
        title={words.title}
        size="wide"
        footer={
          tab === 'print' ? (
            <>
              <p role="status" className="me-auto basis-full self-center font-semibold xs:basis-auto">
                {describeOutput(choices)}
              </p>
              <Button variant="outlined" className="basis-auto px-4" onClick={onClose}>
                {basics.cancel}
              </Button>
              <Button className="basis-auto px-4" onClick={print}>
                {words.pdf}
              </Button>
            </>
          ) : (
            <Button variant="outlined" onClick={onClose}>
              {basics.close}
            </Button>
          )
        }
      >
        <Tabs
          label={words.tabs.label}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'print',
              label: words.tabs.print,
              content: (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:items-start">
                  <MainChoices
                    titleField={titleField}
                    choices={choices}
                    onChange={change}
                    countField={countField}
                  />
                  <div className="grid gap-3 max-sm:contents max-sm:[&>p]:order-1 sm:col-start-2 sm:row-span-2 sm:row-start-1">
                    <div
                      className="paper-preview flex flex-wrap justify-center gap-[12px] rounded-panel bg-[color-mix(in_oklab,var(--stock)_89%,var(--text))] p-[12px]"
                      role="img"
                      aria-label={words.preview(describeOutput(choices))}
                    >
                      <Pages {...pages} firstOnly />
                    </div>
                    {choices.what === 'sheets' && (
                      <p className="text-chip text-balance text-muted">
                        {card.extra.length > 0 ? words.otherWords : words.otherOrder}
                      </p>
                    )}
                    {choices.what === 'sheets' && choices.sheets > 1 && (
                      <HowLong card={card} players={choices.sheets} />
                    )}
                    {choices.what === 'card' && <PicturePart card={own} address={link?.address} />}
                  </div>
                  <MoreChoices choices={choices} onChange={change} hasLink={link !== undefined} />
                </div>
              ),
            },
            { value: 'check', label: words.tabs.check, content: <CheckSheet cardId={card.cardId} /> },
          ]}
        />
      </Dialog>
      <PrintPages {...pages} />
    </>
  )
}

/**
 * The printed pages, outside the app's root. While they are mounted, nothing else is printed. They are a live region,
 * because an open dialog hides everything else from screen readers, and Chromium omits what is hidden from the tags
 * that make a PDF accessible.
 */
function PrintPages(pages: ComponentProps<typeof Pages>) {
  const { choices } = pages
  const orientation = isLandscape(choices) ? 'landscape' : 'portrait'
  usePageFlag('printing')
  return createPortal(
    <div className="print-pages" aria-live="off">
      <style>{`@page { size: ${choices.paper} ${orientation}; margin: 0 }`}</style>
      <Pages {...pages} />
    </div>,
    document.body,
  )
}

/** Downloads the card as an image. */
function PicturePart({ card, address }: { card: Card; address: string | undefined }) {
  const download = async () => {
    const { drawCard } = await import('../../picture/draw-card.ts')
    const picture = await drawCard({ card, ...(address !== undefined && { link: address }) })
    const name = fileName(card.title, picture)
    if (saveFile(picture, name) && isGuarded(picture))
      toast({ title: name, text: playDialogs.result.guarded })
  }
  const action = useAction(download, words.notDrawn, basics.pleaseTryAgain)
  return (
    <Button variant="outlined" pendingLabel={words.drawing} {...action}>
      <ImageDown />
      <span>{words.png}</span>
    </Button>
  )
}
