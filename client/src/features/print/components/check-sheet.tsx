import { useState } from 'react'
import { readSheetCode, sheetCode } from '#shared/rules/sheets.ts'
import { announce } from '../../../lib/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { findSheet, type FoundSheet } from '../printed-versions.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import { SheetCodePicture } from './sheet-code-picture.tsx'

type Outcome = { problem: string } | (Exclude<FoundSheet, { problem: string }> & { code: string })

function check(cardId: string, typed: string): Outcome {
  const code = readSheetCode(typed)
  if ('problem' in code) return code
  const found = findSheet(cardId, code)
  return 'problem' in found ? found : { ...found, code: sheetCode(code) }
}

/** Shows a printed sheet by its code, to check a player's call of bingo. */
export function CheckSheet({ cardId }: { cardId: string }) {
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = check(cardId, typed)
          setOutcome(found)
          announce('problem' in found ? found.problem : `Sheet ${found.code}`)
        }}
      >
        <Field label="Sheet code" hint="Printed at the bottom of each sheet, like v7-17." error={problem}>
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
                Check
              </Button>
            </div>
          )}
        </Field>
      </form>
      {(!outcome || problem !== undefined) && <SheetCodePicture />}
      {outcome && !('problem' in outcome) && (
        <section aria-label={`Sheet ${outcome.code}`} className="checked-sheet">
          <PrintedSheet card={outcome.printed} shuffle={outcome.shuffle} code={outcome.code} />
        </section>
      )}
    </div>
  )
}
