import { type ReactNode, type RefObject, useState } from 'react'
import { print } from '#messages/print.ts'
import { MAX_SHEETS } from '#shared/rules/sheets.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { PAPERS, PER_PAGE, type PrintChoices, sheetCountIn } from '../print-choices.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface ChoicesProps {
  choices: PrintChoices
  onChange: (some: Partial<PrintChoices>) => void
}

interface MainChoicesProps extends ChoicesProps {
  titleField: ReactNode
  countField: RefObject<HTMLInputElement | null>
}

/** The main options: the title, what is printed, and the number of sheets. */
export function MainChoices({ titleField, choices, onChange, countField }: MainChoicesProps) {
  const isSheets = choices.what === 'sheets'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {titleField}
      <Segmented
        legend={print.what}
        options={[
          { value: 'card', label: print.thisCard },
          { value: 'sheets', label: print.shuffledSheets },
        ]}
        value={choices.what}
        onChange={(what) => onChange({ what })}
      />
      {isSheets && (
        <SheetCountField
          count={choices.sheets}
          field={countField}
          onChange={(sheets) => onChange({ sheets })}
        />
      )}
    </div>
  )
}

interface MoreChoicesProps extends ChoicesProps {
  hasLink: boolean
}

/** The other options: pages, paper, colors and additional content. */
export function MoreChoices({ choices, onChange, hasLink }: MoreChoicesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-3 gap-y-4">
        {choices.what === 'sheets' && (
          <Segmented
            legend={print.perPage}
            options={PER_PAGE.map((count) => ({ value: count, label: String(count) }))}
            value={choices.perPage}
            onChange={(perPage) => onChange({ perPage })}
          />
        )}
        <Segmented
          legend={print.paper}
          options={PAPERS.map((paper) => ({ value: paper, label: print.papers[paper] }))}
          value={choices.paper}
          onChange={(paper) => onChange({ paper })}
        />
      </div>
      <div>
        <Switch
          label={print.colors}
          checked={choices.colours}
          onChange={(colours) => onChange({ colours })}
        />
        <Switch
          label={print.callList}
          hint={print.callListHint}
          checked={choices.callList}
          onChange={(callList) => onChange({ callList })}
        />
        {hasLink && (
          <Switch label={print.link} checked={choices.link} onChange={(link) => onChange({ link })} />
        )}
        {choices.what === 'sheets' && (
          <Switch
            label={print.codes}
            hint={print.codesHint}
            checked={choices.codes}
            onChange={(codes) => onChange({ codes })}
          />
        )}
      </div>
    </div>
  )
}

interface SheetCountFieldProps {
  count: number
  field: RefObject<HTMLInputElement | null>
  onChange: (count: number) => void
}

/** The number of sheets. While the input is invalid, the preview keeps the last valid number. */
function SheetCountField({ count, field, onChange }: SheetCountFieldProps) {
  const [typed, setTyped] = useState(String(count))
  const isRight = sheetCountIn(typed) !== undefined
  return (
    <div className="sheet-count [&>div>*]:my-0">
      <Field
        label={print.count}
        hint={print.countHint(MAX_SHEETS)}
        error={isRight ? undefined : print.countWrong(MAX_SHEETS)}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onFocus={(event) => event.target.select()}
            onChange={({ target: { value } }) => {
              setTyped(value)
              const typedCount = sheetCountIn(value)
              if (typedCount !== undefined) onChange(typedCount)
            }}
          />
        )}
      </Field>
    </div>
  )
}
