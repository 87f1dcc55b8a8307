import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'

/** The search starts this long after the last key. */
const TYPING_PAUSE_MS = 300
const PARAMETER = 'q'

const asSearched = (text: string) => storableLine(text, TITLE_MAX_LENGTH)

/** The search of the screen. It is in the URL, so it survives reloads and going back. */
export function useSearch() {
  const [parameters, setParameters] = useSearchParams()
  const q = asSearched(parameters.get(PARAMETER) ?? '')
  /** The field's text when it differs from the URL: not searched yet, or with a trailing space. */
  const [typed, setTyped] = useState<{ text: string; waits: boolean }>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  /** The router's setter knows the URL of its render only; other parts may have changed since the last key. */
  const setLatest = useRef(setParameters)
  useEffect(() => {
    setLatest.current = setParameters
  })

  function put(text: string, parameters: URLSearchParams): URLSearchParams {
    clearTimeout(pause.current)
    const now = asSearched(text)
    setTyped({ text, waits: false })
    if (now === '') parameters.delete(PARAMETER)
    else parameters.set(PARAMETER, now)
    return parameters
  }

  function searchFor(text: string): void {
    setLatest.current((parameters) => put(text, parameters), { replace: true })
  }

  const isOfAddress = typed !== undefined && (typed.waits || asSearched(typed.text) === q)
  const text = isOfAddress ? typed.text : q
  return {
    q,
    text,
    type: (text: string) => {
      setTyped({ text, waits: true })
      clearTimeout(pause.current)
      pause.current = setTimeout(() => searchFor(text), TYPING_PAUSE_MS)
    },
    searchFor,
    /**
     * Searches at once for the typed or other words, together with another change of the URL: the second of two quick changes
     * would not know the first.
     */
    searchWith: (parameters: URLSearchParams, words = text) => put(words, parameters),
  }
}

export type Search = ReturnType<typeof useSearch>
