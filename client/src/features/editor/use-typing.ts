import { useEffect, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react'
import { cutToCodePoints, storableLine } from '#shared/rules/text.ts'

/** A text being typed is stored so long after the last key (LIV-11). */
const PAUSE_MS = 800

const fields = new Set<() => void>()

/** Stores what is being typed anywhere on the screen, as far as it goes. */
export function commitTyping(): void {
  for (const commit of fields) commit()
}

interface Typing {
  /** What the field shows. */
  text: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** The field is left: stores what was typed and shows the card's own words again. */
  finish: () => void
  /** Puts the words back that stood there before the typing began. */
  revert: () => void
}

/**
 * A field whose words go out in pauses of typing. While it is typed in, what comes from elsewhere does not touch it.
 * @param shown the card's words
 * @param commit stores new words; `was` are those that the author saw in their place
 */
export function useTyping(shown: string, max: number, commit: (text: string, was: string) => void): Typing {
  const [typed, setTyped] = useState<string>()
  const session = useRef<{ first: string; last: string; text: string; composing: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const store = useRef(commit)
  useEffect(() => {
    store.current = commit
  })

  function commitNow(): void {
    clearTimeout(timer.current)
    const typing = session.current
    if (!typing || typing.composing) return
    const text = storableLine(typing.text, max)
    if (text === typing.last) return
    const was = typing.last
    typing.last = text
    store.current(text, was)
  }

  function type(text: string, composing: boolean): void {
    // A composition in progress is not cut: that would end it.
    const kept = composing ? text : cutToCodePoints(text, max)
    session.current ??= { first: shown, last: shown, text: kept, composing }
    Object.assign(session.current, { text: kept, composing })
    setTyped(kept)
    clearTimeout(timer.current)
    timer.current = setTimeout(commitNow, PAUSE_MS)
  }

  function finish(): void {
    if (session.current) session.current.composing = false
    commitNow()
    session.current = undefined
    setTyped(undefined)
  }

  const latestCommit = useRef(commitNow)
  useEffect(() => {
    latestCommit.current = commitNow
  })
  useEffect(() => {
    const commitField = () => latestCommit.current()
    fields.add(commitField)
    return () => {
      commitField()
      fields.delete(commitField)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    text: typed ?? shown,
    onChange: (event) => type(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing),
    onCompositionEnd: (event) => type(event.currentTarget.value, false),
    finish,
    revert: () => {
      if (session.current) session.current.text = session.current.first
      finish()
    },
  }
}
