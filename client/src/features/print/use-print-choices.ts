import { useCallback, useState } from 'react'
import { readPrintChoices, writePrintChoices, type PrintChoices } from './print-choices.ts'

/** How this browser prints, and what changes some of it for this time and the next. */
export function usePrintChoices(): [PrintChoices, (some: Partial<PrintChoices>) => void] {
  const [choices, setChoices] = useState(readPrintChoices)
  const change = useCallback((some: Partial<PrintChoices>) => {
    const changed = { ...readPrintChoices(), ...some }
    writePrintChoices(changed)
    setChoices(changed)
  }, [])
  return [choices, change]
}
