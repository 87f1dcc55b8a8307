import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { fontStep } from '#shared/rules/font-step.ts'
import { codePointLength } from '#shared/rules/text.ts'
import { useTyping } from '../use-typing.ts'

/** How a cell was left: by Enter, to the next or previous one, back to its button, or with the focus gone elsewhere. */
export type CellExit = 'on' | 'next' | 'previous' | 'close' | 'blur'

interface CellFieldProps {
  label: string
  shown: string
  onCommit: (text: string, was: string) => void
  onExit: (exit: CellExit) => void
}

/** A square being written in, in its place: Enter and Tab store, Escape puts the old words back. */
export function CellField({ label, shown, onCommit, onExit }: CellFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const left = useRef(false)
  const { text, onChange, onCompositionEnd, finish, revert } = useTyping(shown, CELL_MAX_LENGTH, onCommit)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  // As high as its words, so that they stand in the middle of the square.
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = '0'
    current.style.height = `${current.scrollHeight}px`
  }, [text])

  function exit(how: CellExit): void {
    if (left.current) return
    left.current = true
    if (how !== 'blur') finish()
    onExit(how)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // The keys of an input method choose its characters; 229 is what Safari says of the Enter that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
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
        onChange={onChange}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          finish()
          exit('blur')
        }}
      />
      <span className="cell-left" aria-hidden="true">
        {CELL_MAX_LENGTH - codePointLength(text)}
      </span>
    </span>
  )
}
