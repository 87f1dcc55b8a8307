import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'

/** The search starts this long after the last key. */
const TYPING_PAUSE_MS = 300
const PARAMETER = 'q'

const asSearched = (text: string) => storableLine(text, TITLE_MAX_LENGTH)

/** The field's text while it differs from the URL: not searched yet, or with a trailing space. */
interface Typed {
  text: string
  /** The search starts when the pause is over. */
  waits: boolean
  /** The words in the URL before this text: the router changes the URL later, in a transition. */
  replaces?: string
}

/** The search of the screen. It is in the URL, so it survives reloads and going back. */
export function useSearch() {
  const [parameters, setParameters] = useSearchParams()
  const q = asSearched(parameters.get(PARAMETER) ?? '')
  const [typed, setTyped] = useState<Typed>()
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  /** The router's setter knows the URL of its render only, which may have changed since the last key. */
  const setLatest = useRef(setParameters)
  useEffect(() => {
    setLatest.current = setParameters
  })

  /** @param more other parameters to set in the same step, '' to remove one: of two quick changes, the second would not know the first */
  function searchFor(text: string, more: Record<string, string> = {}): void {
    const change = (parameters: URLSearchParams) => {
      clearTimeout(pause.current)
      setTyped({ text, waits: false, replaces: asSearched(parameters.get(PARAMETER) ?? '') })
      for (const [name, value] of Object.entries({ ...more, [PARAMETER]: asSearched(text) }))
        if (value === '') parameters.delete(name)
        else parameters.set(name, value)
      return parameters
    }
    setLatest.current(change, { replace: true })
  }

  const hasArrived = typed !== undefined && asSearched(typed.text) === q
  // From here on another address is the user's navigation, for example back to the former words.
  if (hasArrived && typed.replaces !== undefined && typed.replaces !== q) setTyped({ ...typed, replaces: q })
  const isCurrent = typed !== undefined && (typed.waits || hasArrived || typed.replaces === q)
  const text = isCurrent ? typed.text : q
  return {
    q,
    text,
    type: (text: string) => {
      setTyped({ text, waits: true })
      clearTimeout(pause.current)
      pause.current = setTimeout(() => searchFor(text), TYPING_PAUSE_MS)
    },
    searchFor,
    /** Of the search field. */
    field,
    clear: () => {
      searchFor('')
      field.current?.focus()
    },
  }
}

export type Search = ReturnType<typeof useSearch>
