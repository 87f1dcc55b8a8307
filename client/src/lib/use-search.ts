import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'

/** What is typed is searched for this long after the last key. */
const TYPING_PAUSE_MS = 300
const PARAMETER = 'q'

const asSearched = (text: string) => storableLine(text, TITLE_MAX_LENGTH)

/** The search of the screen: it stands in the address, so that it outlives a reload and a way back. */
export function useSearch() {
  const [parameters, setParameters] = useSearchParams()
  const q = asSearched(parameters.get(PARAMETER) ?? '')
  /** What the field holds beyond the address: words not searched for yet, or a space at their end. */
  const [typed, setTyped] = useState<{ text: string; waits: boolean }>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  /** The router's setter knows the address of its render only; other parts of it may have changed since the last key. */
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
     * Searches at once for what is typed, or for other words, in the same step in which something else of the address is
     * changed: of two steps that come close together the second may know nothing of the first.
     */
    searchWith: (parameters: URLSearchParams, words = text) => put(words, parameters),
  }
}

export type Search = ReturnType<typeof useSearch>
