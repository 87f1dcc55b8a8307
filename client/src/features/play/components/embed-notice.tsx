import { useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { dismissToast, toastAtom } from '../../../lib/toast.ts'

const SHOWN_MS = 6000

/** Moves the focus to the first square: the element that had it is gone. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.embed .cell:is(button)')?.focus()
}

/** The current toast, at the foot of the frame: gone after 6 s unless the pointer or the focus is on it. */
export function EmbedNotice() {
  const shown = useAtomValue(toastAtom)
  const [isHeld, setHeld] = useState(false)
  /** Where the focus was before it came here: it goes back there, since the pressed button is gone. */
  const cameFrom = useRef<Element | null>(null)
  const id = shown?.id
  useEffect(() => {
    if (id === undefined || isHeld) return
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const close = () => {
    setHeld(false)
    if (id !== undefined) dismissToast(id)
    if (cameFrom.current?.isConnected) (cameFrom.current as HTMLElement).focus()
    else focusBoard()
  }
  const receiveFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  return (
    // Screen readers announce only changes of a region that was there before.
    <div className="embed-notices" role="status">
      {shown && (
        <div
          className="embed-notice"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={receiveFocus}
          onBlur={() => setHeld(false)}
        >
          <p>
            <b>{shown.title}</b>
            {shown.text !== undefined && <span>{shown.text}</span>}
          </p>
          {shown.action && (
            <button
              type="button"
              className="embed-action"
              onClick={() => {
                shown.action?.run()
                close()
              }}
            >
              {shown.action.label}
            </button>
          )}
          <button type="button" className="embed-icon" aria-label="Dismiss" onClick={close}>
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
