import { useState } from 'react'
import { present } from '#messages/present.ts'
import type { Card } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'
import { forgetDeviceCalls, readDeviceCalls } from '../device-calls.ts'
import type { OpenCalls } from '../open-calls.ts'

/** Offers once to add the calls that version 0.2.0 stored on this device. */
export function DeviceCalls({ card, opened }: { card: Card; opened: OpenCalls }) {
  const [words, setWords] = useState(() => readDeviceCalls(card))
  if (words.length === 0) return null
  const answer = (added: readonly string[]) => {
    for (const word of added) opened.call(word, true)
    forgetDeviceCalls(card.cardId)
    setWords([])
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-[8px]" role="group">
      <p className="text-center font-semibold">{present.deviceCalls(words.length)}</p>
      <Button size="small" onClick={() => answer(words)}>
        {present.addCalls}
      </Button>
      <Button size="small" variant="outlined" onClick={() => answer([])}>
        {present.dropCalls}
      </Button>
    </div>
  )
}
