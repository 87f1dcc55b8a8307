import { useCallback, type ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import { importCards } from '#messages/import-cards.ts'
import { isolated } from '../../../lib/isolated.ts'
import { readListFile } from '../../../lib/lists/read-list-file.ts'
import { readListText } from '../../../lib/lists/read-list-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { displayTitle } from '../card-titles.ts'
import type { ImportProgress } from '../import-cards.ts'
import type { CardToImport, SkippedCard } from '../read-cards-file.ts'
import { useImport } from '../use-import.ts'

/** The maximum numbers of titles and of skipped cards that are listed. Longer lists end with the number of the rest. */
const SHOWN_TITLES = 5
const SHOWN_SKIPPED = 20

function Titles({ cards }: { cards: readonly CardToImport[] }) {
  const more = cards.length - SHOWN_TITLES
  return (
    <ul className="list-disc ps-5">
      {cards.slice(0, SHOWN_TITLES).map(({ cardId, content }) => (
        <li key={cardId} className="[overflow-wrap:anywhere]">
          <bdi>{displayTitle(content)}</bdi>
        </li>
      ))}
      {more > 0 && <li>{importCards.more(more)}</li>}
    </ul>
  )
}

function Skipped({ cards, label }: { cards: readonly SkippedCard[]; label: string }) {
  if (cards.length === 0) return null
  const more = cards.length - SHOWN_SKIPPED
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{label}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {cards.slice(0, SHOWN_SKIPPED).map(({ name, reason }) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
            <span>{importCards.reasonOf(reason)}</span>
          </li>
        ))}
        {more > 0 && <li>{importCards.more(more)}</li>}
      </ul>
    </div>
  )
}

/** Offers to make a card from a file that contains a list instead of cards. */
function ListOffer({ file }: { file: File }) {
  const find = useCallback(async () => {
    const list = await readListFile(file)
    const { choices } = await readListText(list)
    return { list, count: choices[0]!.items.length }
  }, [file])
  // If the file contains neither, the dialog already says so.
  const found = useLazy(find, { when: 'now' })
  if (!found || found.count < 2) return null
  return (
    <ButtonLink to={paths.create()} state={{ list: found.list }} variant="outlined">
      {importCards.makeCard(found.count)}
    </ButtonLink>
  )
}

interface Sheet {
  title: string
  text?: string | undefined
  body?: ReactNode
  /** The label of the button that closes the dialog or stops the import. */
  cancel?: string
  footer?: ReactNode
}

function endedTitle({ imported, left, skipped }: ImportProgress): string {
  if (left.length > 0) return importCards.partlyTitle(imported, imported + left.length)
  return skipped.length === 0
    ? importCards.endedTitle(imported)
    : importCards.endedSkippedTitle(imported, skipped.length)
}

/** Describes the result of an import. @returns undefined if there is nothing to add to the title */
function endedText({ imported, left }: ImportProgress, reason = importCards.stopped): string | undefined {
  if (left.length > 0)
    return importCards.partly(reason, imported === 0 ? importCards.noneYet : importCards.left(left.length))
  return imported === 0 ? undefined : importCards.where(imported)
}

interface ImportDialogProps {
  file: File
  userId: string
  onChoose: (file: File) => void
  onClose: () => void
}

/** Lists the content of a file, imports its cards on request, and reports the result. */
export function ImportDialog({ file, userId, onChoose, onClose }: ImportDialogProps) {
  const { state, run, stop } = useImport(file, userId)
  function sheet(): Sheet {
    switch (state.step) {
      case 'reading':
        return {
          title: importCards.readingTitle,
          text: importCards.reading(isolated(file.name)),
          cancel: basics.cancel,
        }
      case 'refused':
        return {
          title: importCards.refusedTitle,
          text: state.reason,
          body: (
            <>
              <ListOffer file={file} />
              <Skipped cards={state.skipped} label={importCards.cannotImport(state.skipped.length)} />
            </>
          ),
          cancel: basics.cancel,
          footer: (
            <FileButton label={importCards.chooseAnother} onFile={onChoose}>
              {importCards.chooseAnother}
            </FileButton>
          ),
        }
      case 'ready': {
        const { left, skipped } = state.progress
        return {
          title: importCards.readyTitle(left.length),
          text: importCards.ready,
          body: (
            <>
              <Titles cards={left} />
              <Skipped cards={skipped} label={importCards.cannotImport(skipped.length)} />
              {state.hasCategories && <p>{importCards.onlyCards}</p>}
            </>
          ),
          cancel: basics.cancel,
          footer: <Button onClick={() => void run(state.progress)}>{importCards.import(left.length)}</Button>,
        }
      }
      case 'running': {
        const { imported, left } = state.progress
        const all = imported + left.length
        return {
          title: importCards.runningTitle(all),
          text: importCards.running(imported, all),
          body: (
            <div
              role="progressbar"
              aria-label={importCards.progress}
              aria-valuemax={all}
              aria-valuenow={imported}
              className="h-4 overflow-hidden rounded-full border-2 border-control"
            >
              <div className="h-full bg-text" style={{ width: `${(imported / all) * 100}%` }} />
            </div>
          ),
          cancel: importCards.stop,
        }
      }
      case 'ended': {
        const { progress, reason } = state
        const isWhole = progress.left.length === 0
        return {
          title: endedTitle(progress),
          text: endedText(progress, reason),
          body: <Skipped cards={progress.skipped} label={importCards.skipped(progress.skipped.length)} />,
          ...(!isWhole && { cancel: basics.close }),
          footer: isWhole ? (
            <Button onClick={onClose}>{importCards.done}</Button>
          ) : (
            <Button onClick={() => void run(progress)}>
              {reason ? basics.tryAgain : importCards.continue}
            </Button>
          ),
        }
      }
    }
  }

  const { title, text, body, ...foot } = sheet()
  return (
    <Dialog
      alert
      // During the import, Escape stops it and keeps the result so far on the screen.
      onClose={state.step === 'running' ? stop : onClose}
      title={title}
      description={text}
      {...foot}
    >
      <div className="grid gap-3">{body}</div>
      {/* Screen readers announce a dialog when it opens, but not when its text changes. */}
      <p role="status" className="sr-only">
        {state.step === 'ended' || state.step === 'refused' ? basics.sentences([title, text ?? '']) : ''}
      </p>
    </Dialog>
  )
}
