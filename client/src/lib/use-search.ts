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

  function searchFor(text: string): void {
    clearTimeout(pause.current)
    const now = asSearched(text)
    setTyped({ text, waits: false })
    setLatest.current(
      (parameters) => {
        if (now === '') parameters.delete(PARAMETER)
        else parameters.set(PARAMETER, now)
        return parameters
      },
      { replace: true },
    )
  }

  const isOfAddress = typed !== undefined && (typed.waits || asSearched(typed.text) === q)
  return {
    q,
    text: isOfAddress ? typed.text : q,
    type: (text: string) => {
      setTyped({ text, waits: true })
      clearTimeout(pause.current)
      pause.current = setTimeout(() => searchFor(text), TYPING_PAUSE_MS)
    },
    searchFor,
  }
}

export type Search = ReturnType<typeof useSearch>
