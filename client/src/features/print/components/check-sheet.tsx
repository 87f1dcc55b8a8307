import { useState } from 'react'
import { print } from '#messages/print.ts'
import { announce } from '../../../lib/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { findSheet, type FoundSheet } from '../printed-versions.ts'
import { PrintedSheet } from './printed-sheet.tsx'

/** Shows a printed sheet by its code, to check a player's call of bingo. */
export function CheckSheet({ cardId }: { cardId: string }) {
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<FoundSheet>()
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = findSheet(cardId, typed)
          setOutcome(found)
          announce('problem' in found ? found.problem : print.sheet(found.code))
        }}
      >
        <Field label={print.code} hint={print.codeHint} error={problem}>
          {(control) => (
            <div className="flex gap-2.5">
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setOutcome(undefined)
                }}
              />
              <Button type="submit" className="flex-none">
                {print.check}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {(!outcome || problem !== undefined) && <SheetCodePicture />}
      {outcome && !('problem' in outcome) && (
        <section aria-label={print.sheet(outcome.code)} className="checked-sheet">
          <PrintedSheet card={outcome.sheet} code={outcome.code} />
        </section>
      )}
    </div>
  )
}

/** The positions of the lines in the small grid, from the top. */
const LINES = [45, 62, 79, 96]

/** The ink color, which does not depend on the mode: the paper is white in dark mode too. */
const INK = '#171a2b'

/** A picture that shows where a printed sheet has its code: in the corner below the grid. */
function SheetCodePicture() {
  return (
    <svg
      viewBox="0 0 124 150"
      fill="none"
      stroke={INK}
      strokeWidth="2"
      aria-hidden="true"
      className="sheet-code-picture h-[190px] justify-self-center"
    >
      <rect x="2" y="2" width="120" height="146" rx="3" fill="#fff" />
      <path d="M36 15h52" strokeWidth="5" strokeLinecap="round" />
      <path d={`M19.5 28h85v85h-85z${LINES.map((y) => `M19.5 ${y}h85M${y - 8.5} 28v85`).join('')}`} />
      <path d="M20 122h16v16h-16zM24 126h8v8h-8z" fillRule="evenodd" fill={INK} stroke="none" />
      <ellipse cx="90" cy="130" rx="24" ry="11" stroke="none" className="fill-[var(--mark,var(--brand))]" />
      <text x="90" y="134" textAnchor="middle" fill={INK} stroke="none" className="text-[13px] font-semibold">
        v7-17
      </text>
    </svg>
  )
}
