import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { join } from '#messages/join.ts'
import type { JoinRefusal } from '#shared/page.ts'
import { JOIN_CODE_LENGTH } from '#shared/product.ts'
import { groupJoinDigits, parseJoinDigits } from '#shared/rules/join-code.ts'
import { SCREENS } from '#shared/screens.ts'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import '../join.css'

interface JoinFormProps {
  label: string
  /** Why the server refused the code in the page's address. */
  refusal?: JoinRefusal | null
  /** A code from the page's address, to open immediately. */
  given?: string | undefined
  /** Whether the field is the only purpose of its page. */
  isAlone?: boolean
}

/** The field for a card's join code. The sixth digit opens the card. Without JavaScript it is sent to the server. */
export function JoinForm({ label, refusal = null, given, isAlone = false }: JoinFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** The number of digits before the caret, to restore the caret after a change regroups the digits. */
  const caret = useRef<number>(undefined)
  const [digits, setDigits] = useState(() => parseJoinDigits(given ?? ''))
  /** The text in composition, such as full-width digits. Grouping it would end and repeat the composition. */
  const [composed, setComposed] = useState<string>()
  const { isOpening, error, open, clearError } = useJoin(refusal)
  const openGiven = useEffectEvent(() => void open(digits, { replaces: true }))
  useEffect(() => {
    if (given !== undefined) openGiven()
  }, [given])
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const at = groupJoinDigits(digits.slice(0, caret.current)).length
    caret.current = undefined
    field.current?.setSelectionRange(at, at)
  }, [digits])
  useEffect(() => {
    // Select the text, so that the next digit starts another code.
    if (error !== undefined && document.activeElement === field.current) field.current?.select()
  }, [error])

  function handleChange({ value, selectionStart }: HTMLInputElement): void {
    setComposed(undefined)
    const typed = parseJoinDigits(value)
    caret.current = parseJoinDigits(value.slice(0, selectionStart ?? value.length)).length
    setDigits(typed)
    if (typed === digits) return
    clearError()
    if (typed.length === JOIN_CODE_LENGTH) void open(typed)
  }

  return (
    <form
      className="join-form"
      action={SCREENS.join}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOpening) void open(digits)
      }}
    >
      <div className="join-head">
        <label htmlFor={id} className={error === undefined ? undefined : 'sr-only'}>
          {label}
        </label>
        <div role="alert" id={`${id}-error`}>
          {error !== undefined && (
            <p>
              <CircleAlert />
              <span>{error}</span>
            </p>
          )}
        </div>
      </div>
      <div className="join-row">
        <input
          ref={field}
          id={id}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="000 000"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-invalid={error !== undefined || undefined}
          readOnly={isOpening}
          value={composed ?? groupJoinDigits(digits)}
          onChange={({ currentTarget, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing
              ? setComposed(currentTarget.value)
              : handleChange(currentTarget)
          }
          onCompositionEnd={(event) => handleChange(event.currentTarget)}
        />
        <Button
          type="submit"
          variant={isAlone ? 'filled' : 'outlined'}
          pending={isOpening}
          pendingLabel={join.opening}
        >
          {join.play}
        </Button>
      </div>
    </form>
  )
}

/** Returns an error message that fits on one line on a phone. */
function messageOf(error: unknown): string {
  if (error instanceof NetworkError) return error.trouble === 'away' ? join.offline : error.message
  const { code, body } = error instanceof ApiError ? error : {}
  if (code === 'not-found') return (body as { ended?: true }).ended ? join.ended : join.wrong
  if (code === 'too-many-requests') return join.limited
  return join.failed
}

/** Provides a function that opens a code's card. @param refusal why the server refused the code in the address */
function useJoin(refusal: JoinRefusal | null = null) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState(refusal === null ? undefined : join[refusal])
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  /** @param replaces whether Back should skip this page, which would open the card again */
  async function open(code: string, { replaces = false } = {}): Promise<void> {
    if (code.length < JOIN_CODE_LENGTH) return setError(join.incomplete)
    const { signal } = left.current
    setError(undefined)
    setOpening(true)
    try {
      const { cardId, shuffle } = await call('openJoinCode', { params: { code }, signal })
      const path = shuffle ? paths.playShuffled(cardId) : paths.play(cardId)
      void navigate(path, { replace: replaces })
    } catch (failure) {
      if (signal.aborted) return
      setError(messageOf(failure))
      setOpening(false)
    }
  }

  return { isOpening, error, open, clearError: () => setError(undefined) }
}
