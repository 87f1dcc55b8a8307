import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { displayTitle } from '../card-titles.ts'
import type { ImportProgress } from '../import-cards.ts'
import type { CardToImport, SkippedCard } from '../read-cards-file.ts'
import { countOf, useImport } from '../use-import.ts'

/** Longer lists say how many more there are. */
const SHOWN_TITLES = 5
const SHOWN_SKIPPED = 20

function Titles({ cards }: { cards: readonly CardToImport[] }) {
  const more = cards.length - SHOWN_TITLES
  return (
    <ul className="list-disc ps-5">
      {cards.slice(0, SHOWN_TITLES).map(({ cardId, content }) => (
        <li key={cardId} dir="auto" className="[overflow-wrap:anywhere]">
          {displayTitle(content)}
        </li>
      ))}
      {more > 0 && <li>{`and ${more.toLocaleString('en-US')} more`}</li>}
    </ul>
  )
}

/** @param label without its count and colon: `skipped` */
function Skipped({ cards, label }: { cards: readonly SkippedCard[]; label: string }) {
  if (cards.length === 0) return null
  const more = cards.length - SHOWN_SKIPPED
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{`${cards.length.toLocaleString('en-US')} ${label}:`}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {cards.slice(0, SHOWN_SKIPPED).map(({ name, reason }) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
            <span>{`: ${reason}`}</span>
          </li>
        ))}
        {more > 0 && <li>{`and ${more.toLocaleString('en-US')} more`}</li>}
      </ul>
    </div>
  )
}

interface Sheet {
  title: string
  text?: string | undefined
  body?: ReactNode
  /** Label of the button that closes the dialog, or stops the import. */
  cancel?: string
  footer?: ReactNode
}

function endedTitle({ imported, left, skipped }: ImportProgress): string {
  if (left.length > 0) return `${imported} of ${countOf(imported + left.length)} imported`
  const skips = skipped.length === 0 ? '' : `, ${skipped.length.toLocaleString('en-US')} skipped`
  return `${countOf(imported)} imported${skips}`
}

/** @returns undefined if there is none */
function whereImported(imported: number): string | undefined {
  if (imported === 0) return undefined
  return imported === 1 ? 'It comes first in My Cards.' : 'They come first in My Cards.'
}

function whatIsLeft({ imported, left }: ImportProgress): string {
  if (imported === 0) return 'No cards imported yet.'
  return left.length === 1
    ? 'You can still import the other card.'
    : `You can still import the other ${countOf(left.length)}.`
}

interface ImportDialogProps {
  file: File
  userId: string
  onChooseOther: () => void
  onClose: () => void
}

/** Lists the content of a file, imports its cards on request, and reports the result. */
export function ImportDialog({ file, userId, onChooseOther, onClose }: ImportDialogProps) {
  const { state, run, stop } = useImport(file, userId)
  const refused: Sheet = {
    title: "This file can't be imported",
    cancel: 'Cancel',
    footer: <Button onClick={onChooseOther}>Choose Another</Button>,
  }

  function sheet(): Sheet {
    switch (state.step) {
      case 'reading':
        return { title: 'Import cards', text: `Reading ${file.name}...`, cancel: 'Cancel' }
      case 'refused':
        return { ...refused, text: state.reason }
      case 'ready': {
        const { left, skipped } = state.progress
        const unreadable = <Skipped cards={skipped} label="can't be imported" />
        if (left.length === 0)
          return { ...refused, text: 'Correct the file or choose another one.', body: unreadable }
        return {
          title: `Import ${countOf(left.length)}?`,
          text: 'Each becomes a new card with a link of its own. The cards you have stay as they are.',
          body: (
            <>
              <Titles cards={left} />
              {unreadable}
              {state.hasCategories && <p>Only cards are imported. Categories in this file are skipped.</p>}
            </>
          ),
          cancel: 'Cancel',
          footer: (
            <Button onClick={() => void run(state.progress)}>{`Import ${countOf(left.length)}`}</Button>
          ),
        }
      }
      case 'running': {
        const { imported, left } = state.progress
        const all = imported + left.length
        return {
          title: `Importing ${countOf(all)}`,
          text: `${imported.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} are in My Cards.`,
          body: (
            <div
              role="progressbar"
              aria-label="Imported"
              aria-valuemax={all}
              aria-valuenow={imported}
              className="h-4 overflow-hidden rounded-full border-2 border-control"
            >
              <div className="h-full bg-text" style={{ width: `${(imported / all) * 100}%` }} />
            </div>
          ),
          cancel: 'Stop',
        }
      }
      case 'ended': {
        const { progress, reason } = state
        const isWhole = progress.left.length === 0
        return {
          title: endedTitle(progress),
          text: isWhole
            ? whereImported(progress.imported)
            : `${reason ?? 'You stopped the import.'} ${whatIsLeft(progress)}`,
          body: <Skipped cards={progress.skipped} label="skipped" />,
          ...(!isWhole && { cancel: 'Close' }),
          footer: isWhole ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <Button onClick={() => void run(progress)}>{reason ? 'Try Again' : 'Continue'}</Button>
          ),
        }
      }
    }
  }

  const { title, text, body, ...foot } = sheet()
  return (
    <Dialog
      alert
      // Escape does not throw away how far the import has come.
      onClose={state.step === 'running' ? stop : onClose}
      title={title}
      description={text}
      {...foot}
    >
      <div className="grid gap-3">{body}</div>
      {/* A dialog is announced when it opens, not when its words change. */}
      <p role="status" className="visually-hidden">
        {state.step === 'ended' || state.step === 'refused' ? `${title}. ${text ?? ''}` : ''}
      </p>
    </Dialog>
  )
}
