import { useSetAtom } from 'jotai'
import { ArrowLeftRight } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { basics } from '#messages/basics.ts'
import { editorSquare } from '#messages/editor-square.ts'
import { CELL_MAX_LENGTH, type GridSize } from '#shared/product.ts'
import { codePointLength } from '#shared/rules/text.ts'
import { isComposing } from '../../../../lib/forms/is-composing.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { submitOnEnter, TextArea } from '../../../../ui/text-area.tsx'
import { placeOf } from '../../../card/square-words.ts'
import { isSaveKey } from '../../use-editor-keys.ts'
import { isListForField, pastedListAtom } from '../../use-paste.ts'
import { cutOnInput, useTyping } from '../../use-typing.ts'
import { AddPicture } from './add-picture.tsx'

export { AddPicture }

interface CellDialogProps {
  shown: string
  index: number
  gridSize: GridSize
  onSave: (text: string, was: string) => void
  /** Shows the next blank square; undefined if no other square is blank. */
  onNext: (() => void) | undefined
  /** Starts swapping this square; the other one is chosen next. */
  onSwap: () => void
  onClose: () => void
  /** Focuses the square. The dialog cannot restore the focus, as not every browser focuses a button on press. */
  onClosed: () => void
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Edits a square on a small screen. Save, Next and Swap commit the text, and so does leaving the page or the screen, as
 * the user may not come back. Closing the dialog discards the text.
 */
export function CellDialog({
  shown,
  index,
  gridSize,
  onSave,
  onNext,
  onSwap,
  onClose,
  onClosed,
}: CellDialogProps) {
  const openPasteDialog = useSetAtom(pastedListAtom)
  /** A pasted list. The paste dialog opens after this one has closed, and later returns the focus to the square. */
  const list = useRef<string>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, type, finish, revert } = useTyping(shown, CELL_MAX_LENGTH, onSave, true)
  const remaining = CELL_MAX_LENGTH - codePointLength(text)

  function close(): void {
    revert()
    onClose()
  }

  function save(): void {
    finish()
    onClose()
  }

  /** Goes on to a blank square in the same field: focusing another field would close a phone's keyboard. */
  function goOn(): void {
    finish()
    field.current?.focus()
    onNext?.()
  }

  return (
    <Dialog
      onClose={close}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onClosed()
        if (list.current !== undefined) openPasteDialog({ text: list.current })
      }}
      title={editorSquare.title}
      description={editorSquare.explanation}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={(event) => {
          if (!isSaveKey(event) || isComposing(event)) return
          event.preventDefault()
          save()
        }}
      >
        <p id="square-place" aria-live="polite" className="mb-1.5 font-semibold tabular-nums">
          {editorSquare.place(...placeOf(index, gridSize))}
        </p>
        <TextArea
          ref={field}
          aria-label={editorSquare.content}
          aria-describedby="square-place square-left"
          placeholder={editorSquare.example}
          enterKeyHint="done"
          value={text}
          {...cutOnInput(CELL_MAX_LENGTH, type)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={submitOnEnter}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!isListForField(pasted)) return
            event.preventDefault()
            list.current = pasted
            close()
          }}
        />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3">
          <p id="square-left" className="text-chip text-muted tabular-nums">
            {editorSquare.left(Math.max(0, remaining))}
          </p>
          <div className="-mx-3.5 flex flex-wrap">
            <AddPicture field={field} />
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                save()
                onSwap()
              }}
            >
              <ArrowLeftRight />
              <span>{editorSquare.swap}</span>
            </Button>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap gap-2.5 [&>*]:flex-1">
          <Button variant="outlined" onClick={close}>
            {basics.cancel}
          </Button>
          <Button type="submit" variant={onNext ? 'outlined' : 'filled'}>
            {basics.save}
          </Button>
          {onNext && (
            // The focus stays in the field when the button is pressed, so that a phone's keyboard stays open.
            <Button onMouseDown={keepFocus} onClick={goOn}>
              {editorSquare.next}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
