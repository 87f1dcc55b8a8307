import { admin } from '#messages/admin.ts'
import { basics } from '#messages/basics.ts'
import { reportReasons } from '#messages/report-reasons.ts'
import type { AdminAct } from '#shared/account-choices.ts'
import type { OpenReport } from '#shared/schemas/admin.ts'
import { isolated } from '../../../lib/isolated.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'

export interface Chosen {
  act: AdminAct
  target: string
}

export const day = (time: string) => new Date(time).toLocaleDateString(basics.tag, { dateStyle: 'medium' })

export const DANGEROUS: readonly AdminAct[] = ['take-down', 'suspend', 'delete']

/** Buttons for the actions of an admin. */
export function Acts({
  acts,
  target,
  onChoose,
}: {
  acts: readonly AdminAct[]
  target: string
  onChoose: (chosen: Chosen) => void
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button
          key={act}
          variant="outlined"
          className={DANGEROUS.includes(act) ? 'text-danger' : ''}
          onClick={() => onChoose({ act, target })}
        >
          {admin.acts[act].label}
        </Button>
      ))}
    </div>
  )
}

/** A report with the reported card, so that an admin can decide without leaving the page. */
export function ReportSheet({
  report: { link, reason, text, name, email, createdAt, shown },
  onChoose,
}: {
  report: OpenReport
  onChoose: (chosen: Chosen) => void
}) {
  const facts = [day(createdAt), name ?? admin.noName, email ?? admin.noEmail]
  return (
    <li className="panel grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] sm:gap-6">
      <div className="flex flex-col items-start gap-3 [&>:last-child]:mt-auto">
        <Chip tone="warn">{reportReasons[reason]}</Chip>
        {text !== '' && (
          <blockquote
            dir="auto"
            className="border-s-4 border-hairline ps-3 text-lead wrap-anywhere whitespace-pre-line"
          >
            {text}
          </blockquote>
        )}
        <p className="text-chip text-muted wrap-anywhere">{facts.map(isolated).join(' · ')}</p>
        <a className="underline wrap-anywhere" href={link} target="_blank" rel="noopener">
          {link}
        </a>
        <Acts acts={['take-down', 'dismiss']} target={link} onChoose={onChoose} />
      </div>
      {shown && (
        <div className="[&_.card-grid]:[--ch:calc(var(--cw)*0.82)] [&_.strip]:min-h-[12px] [&_.strip]:bg-stock">
          <Ticket theme={shown.theme} title={shown.title || basics.untitled} headingLevel={3}>
            <CardGrid card={shown} />
          </Ticket>
        </div>
      )}
    </li>
  )
}
