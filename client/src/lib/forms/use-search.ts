import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'

/** The search starts this long after the last key. */
const TYPING_PAUSE_MS = 300
const PARAMETER = 'q'

const asSearched = (text: string) => storableLine(text, TITLE_MAX_LENGTH)

/** The state of a screen's search. It is in the URL, so it survives reloads and going back. */
export function useSearch() {
  const [parameters, setParameters] = useSearchParams()
  const q = asSearched(parameters.get(PARAMETER) ?? '')
  /** The field's text, and whether it still waits for the pause after the last key press. */
  const [{ text, waits }, setTyped] = useState({ text: q, waits: false })
  const [shown, setShown] = useState(q)
  // The router changes the URL later than the text, in a transition. A different search in it comes from navigation, such as Back.
  if (q !== shown) {
    setShown(q)
    if (!waits && asSearched(text) !== q) setTyped({ text: q, waits: false })
  }
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  /** The router's setter knows only the URL of its own render, which may be outdated by the time it is called. */
  const setLatest = useRef(setParameters)
  useEffect(() => {
    setLatest.current = setParameters
  })

  /** @param more other parameters to set in the same step, '' to remove one: two changes in a row would overwrite each other */
  function searchFor(text: string, more: Record<string, string> = {}): void {
    const change = (parameters: URLSearchParams) => {
      clearTimeout(pause.current)
      setTyped({ text, waits: false })
      for (const [name, value] of Object.entries({ ...more, [PARAMETER]: asSearched(text) }))
        if (value === '') parameters.delete(name)
        else parameters.set(name, value)
      return parameters
    }
    setLatest.current(change, { replace: true })
  }

  return {
    q,
    text,
    type: (text: string) => {
      setTyped({ text, waits: true })
      clearTimeout(pause.current)
      pause.current = setTimeout(() => searchFor(text), TYPING_PAUSE_MS)
    },
    searchFor,
    /** The ref of the search field. */
    field,
    clear: () => {
      searchFor('')
      field.current?.focus()
    },
  }
}

export type Search = ReturnType<typeof useSearch>
