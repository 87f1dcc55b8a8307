import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react'
import { editorChanges } from '#messages/editor-changes.ts'
import { codePointLength, cutToCodePoints, shorten, storableLine } from '#shared/rules/text.ts'
import { toast } from '../../lib/toast.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The end of the text that a composition inserted last. A tap can move the caret away before the composition ends. */
let composedTo: number | undefined

/**
 * Shortens a field's text to `max` code points by removing the end of the inserted text. The text after it stays, and
 * so does the caret.
 * @param cut shortens a text to a number of code points
 * @returns the remaining text
 */
function cutWherePut(field: TextField, max: number, cut: (text: string, max: number) => string): string {
  const { value } = field
  const caret = field.selectionEnd ?? value.length
  const end = composedTo ?? caret
  composedTo = undefined
  if (codePointLength(value) <= max) return value
  const suffix = value.slice(end)
  const maxPrefix = Math.max(0, max - codePointLength(suffix))
  const before = (suffix ? cutToCodePoints : cut)(value.slice(0, end), maxPrefix)
  // Set directly, because React would move the caret to the end.
  field.value = cutToCodePoints(before + suffix, max)
  const at = caret < end ? Math.min(caret, before.length) : caret - end + before.length
  field.setSelectionRange(at, at)
  return field.value
}

/**
 * Returns the handlers of a text field, which cut text that is too long. Text from an input method is cut when its
 * composition ends, because cutting would end the composition. Several words that are pasted or dictated at once are
 * cut at the end of a word, with a toast.
 * @param max the maximum length in code points
 */
export function cutOnInput(max: number, type: (text: string, isComposing: boolean) => void) {
  function cutAndType(field: TextField, isPasted: boolean): void {
    const isCut = isPasted && codePointLength(field.value) > max
    if (isCut) toast({ title: editorChanges.shortened(max) })
    type(cutWherePut(field, max, isCut ? shorten : cutToCodePoints), false)
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

/** Returns whether several words were inserted at once, as by dictation. */
const isSentence = (data: string | null): boolean => /\S\s+\S/u.test(data ?? '')

interface TypingSession {
  first: string
  /** The text committed last. */
  last: string
  text: string
  /** The text without the composition of an input method. */
  settled: string
}

/** How long after the last key press typed text is committed (LIV-11). */
const PAUSE_MS = 800

type Commit = (goesOn: boolean) => void
const committers = new Set<Commit>()

/**
 * Commits the text being typed in any field on the screen, including an input method's composition.
 * @param goesOn whether the typing may continue, so that an emptied field is not committed yet
 */
export function commitTyping(goesOn = false): void {
  for (const commit of committers) commit(goesOn)
}

/** Makes `commitTyping` call `commit`, which is also called when the field unmounts. */
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
 * Provides the state of a text field that commits in pauses of typing. Changes from elsewhere do not affect it during
 * typing.
 * @param shown the text on the card
 * @param commit stores the new text; `was` is the text that it replaces
 * @param isInDialog whether typing starts when the dialog opens and commits only when it ends
 */
export function useTyping(
  shown: string,
  max: number,
  commit: (text: string, was: string) => void,
  isInDialog = false,
) {
  const [typed, setTyped] = useState(isInDialog ? shown : undefined)
  const session = useRef(isInDialog ? sessionOf(shown) : undefined)
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
    // Emptying a field is not committed until typing ends, so that called words that are retyped stay called.
    if (text !== '' && !isInDialog) timer.current = setTimeout(() => commitText(current.settled), PAUSE_MS)
  }

  /** Commits the typed text and shows the card's text again. Call on blur, and when a dialog's square is left. */
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
    /** Restores the text from before typing began, unless the card's text has changed since. */
    revert: () => {
      const { current } = session
      if (current) current.text = shown === current.last ? current.first : current.last
      finish()
    },
  }
}
