import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react'
import { editorChanges } from '#messages/editor-changes.ts'
import { codePointLength, cutToCodePoints, shortened, storableLine } from '#shared/rules/text.ts'
import { toast } from '../../lib/toast.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Where the last part of a composition was put. The caret leaves it before the composition ends, if a finger moves it. */
let composedTo: number | undefined

/**
 * Takes out of a field what is beyond `max`, before the end of what was put there: the words behind it stay, and so does the caret.
 * @param cut shortens to a number of code points
 * @returns what is left
 */
function cutWherePut(field: TextField, max: number, cut: (text: string, max: number) => string): string {
  const { value } = field
  const caret = field.selectionEnd ?? value.length
  const end = composedTo ?? caret
  composedTo = undefined
  if (codePointLength(value) <= max) return value
  const behind = value.slice(end)
  const room = Math.max(0, max - codePointLength(behind))
  const before = (behind ? cutToCodePoints : cut)(value.slice(0, end), room)
  // By hand: React would move the caret to the end.
  field.value = cutToCodePoints(before + behind, max)
  const at = caret < end ? Math.min(caret, before.length) : caret - end + before.length
  field.setSelectionRange(at, at)
  return field.value
}

/**
 * The handlers of a text field, which cut what is too long: text that an input method composes when it is complete, as
 * cutting would end the composition; several words at once, pasted or dictated, at the end of a word, with a toast.
 * @param max in code points
 */
export function cutOnInput(max: number, type: (text: string, isComposing: boolean) => void) {
  function cutAndType(field: TextField, isPasted: boolean): void {
    const isCut = isPasted && codePointLength(field.value) > max
    if (isCut) toast({ title: editorChanges.shortened(max) })
    type(cutWherePut(field, max, isCut ? shortened : cutToCodePoints), false)
  }
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextField>) => {
      const { isComposing, inputType, data } = nativeEvent as InputEvent
      composedTo = isComposing ? (currentTarget.selectionEnd ?? undefined) : undefined
      if (isComposing) type(currentTarget.value, true)
      else cutAndType(currentTarget, /^insertFrom(?:Paste|Drop)/.test(inputType) || isSentence(data))
    },
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<TextField>) =>
      cutAndType(currentTarget, isSentence(data)),
  }
}

/** Whether several words came at once, as from speech. */
const isSentence = (data: string | null): boolean => /\S\s+\S/u.test(data ?? '')

interface TypingSession {
  first: string
  /** The words committed last. */
  last: string
  text: string
  /** The text without the composition of an input method. */
  settled: string
}

/** Typed text is committed this long after the last key (LIV-11). */
const PAUSE_MS = 800

type Commit = (goesOn: boolean) => void
const committers = new Set<Commit>()

/**
 * Commits the text being typed in any field on the screen, also a composition of an input method.
 * @param goesOn the typing may go on: an emptied field waits for its new words
 */
export function commitTyping(goesOn = false): void {
  for (const commit of committers) commit(goesOn)
}

/** Commits with all other typing, also when the field's screen is left. */
function useCommitter(commit: Commit): void {
  const commitField = useEffectEvent(commit)
  useEffect(() => {
    const committer = (goesOn: boolean) => commitField(goesOn)
    committers.add(committer)
    return () => {
      committer(false)
      committers.delete(committer)
    }
  }, [])
}

const sessionOf = (shown: string): TypingSession => ({
  first: shown,
  last: shown,
  text: shown,
  settled: shown,
})

/**
 * A text field that commits in pauses of typing. Changes from elsewhere do not affect it during typing.
 * @param shown the card's words
 * @param commit stores new words; `was` are the words they replace
 * @param inDialog the typing begins with the dialog, and commits only when it ends
 */
export function useTyping(
  shown: string,
  max: number,
  commit: (text: string, was: string) => void,
  inDialog = false,
) {
  const [typed, setTyped] = useState(inDialog ? shown : undefined)
  const session = useRef(inDialog ? sessionOf(shown) : undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestCommit = useRef(commit)
  useEffect(() => {
    latestCommit.current = commit
  })

  function commitText(typedText: string): void {
    clearTimeout(timer.current)
    const { current } = session
    const text = storableLine(typedText, max)
    if (!current || text === current.last) return
    const was = current.last
    current.last = text
    latestCommit.current(text, was)
  }

  function commitNow(goesOn = false): void {
    const { current } = session
    if (!current || (goesOn && current.text === '')) return
    current.settled = current.text
    commitText(current.text)
  }

  /** Takes the text from the handlers of `cutOnInput`. */
  function type(text: string, isComposing: boolean): void {
    const current = (session.current ??= sessionOf(shown))
    current.text = text
    if (!isComposing) current.settled = text
    setTyped(text)
    clearTimeout(timer.current)
    // An emptied field waits for its new words, or for the end of the typing: called words that are typed anew stay called.
    if (text !== '' && !inDialog) timer.current = setTimeout(() => commitText(current.settled), PAUSE_MS)
  }

  /** Call on blur, and when a dialog's square is left: commits the typed text and shows the card's words again. */
  function finish(): void {
    commitNow()
    session.current = undefined
    setTyped(undefined)
  }

  useCommitter(commitNow)

  return {
    /** The text in the field. */
    text: typed ?? shown,
    type,
    finish,
    /** Restores the words from before the typing began, unless others have come since. */
    revert: () => {
      const { current } = session
      if (current) current.text = shown === current.last ? current.first : current.last
      finish()
    },
  }
}
