import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { fontStep } from '#shared/rules/font-step.ts'
import { codePointLength } from '#shared/rules/text.ts'
import { isComposing } from '../../../../lib/forms/is-composing.ts'
import type { AddPicture } from './add-picture.tsx'
import { cutOnInput, useTyping } from '../../use-typing.ts'

/** How the field is left: `on` with Enter, `next` and `previous` with Tab, `close` with Escape, otherwise `blur`. */
export type CellExit = 'on' | 'next' | 'previous' | 'close' | 'blur'

interface CellFieldProps {
  label: string
  shown: string
  onCommit: (text: string, was: string) => void
  onExit: (exit: CellExit) => void
  /** The emoji button; undefined until it is loaded. */
  picture: typeof AddPicture | undefined
}

/** Edits a square in place: Enter and Tab commit, Escape restores the old words. */
export function CellField({ label, shown, onCommit, onExit, picture: Picture }: CellFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const hasExited = useRef(false)
  const picking = useRef(false)
  const { text, type, finish, revert } = useTyping(shown, CELL_MAX_LENGTH, onCommit)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  // Makes the field as high as its text, so that the text is vertically centered in the square.
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = '0'
    current.style.height = `${current.scrollHeight}px`
  }, [text])

  function exit(how: CellExit): void {
    if (hasExited.current) return
    hasExited.current = true
    if (how !== 'blur') finish()
    onExit(how)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') {
      revert()
      exit('close')
    } else if (event.key === 'Enter' && !event.shiftKey) exit('on')
    else if (event.key === 'Tab') exit(event.shiftKey ? 'previous' : 'next')
    else return
    event.preventDefault()
  }

  return (
    <span className="cell-typing" data-step={fontStep(text)}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        enterKeyHint="done"
        aria-label={label}
        value={text}
        {...cutOnInput(CELL_MAX_LENGTH, type)}
        onKeyDown={handleKeyDown}
        onBlur={({ relatedTarget }) => {
          if (picking.current) return
          finish()
          // A pasted list opens a dialog, which returns the focus to this field when it closes.
          if (!relatedTarget?.closest('[role="dialog"]')) exit('blur')
        }}
      />
      <span
        className="absolute end-[8px] bottom-[5px] text-[0.75rem] leading-none text-muted tabular-nums"
        aria-hidden="true"
      >
        {CELL_MAX_LENGTH - codePointLength(text)}
      </span>
      {Picture && <Picture field={field} onPicking={(is) => void (picking.current = is)} />}
    </span>
  )
}
