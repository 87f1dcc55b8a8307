import { useQuery } from '@tanstack/react-query'
import { differenceInCalendarDays, format } from 'date-fns'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dates } from '#messages/dates.ts'
import { trash } from '#messages/trash.ts'
import type { TrashEntry } from '#shared/contract/answers.ts'
import { call } from '../../../lib/api-client.ts'
import { isolated } from '../../../lib/isolated.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { deletedKey } from '../../../lib/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { CALLS, deleteForGood, nameOf, restoreDeleted, type Kind } from '../deleted.ts'

/** @param nowMs the time by this device's clock; if that is slow, the time of the deletion is used instead */
const daysLeft = ({ deletedAt, expiresAt }: TrashEntry, nowMs: number) =>
  Math.max(1, differenceInCalendarDays(expiresAt, Math.max(nowMs, Date.parse(deletedAt))))

const loadDialog = () => import('../../../ui/confirm-dialog.tsx')

interface DeletedListProps {
  kind: Kind
  userId: string
}

/** The number of cards or categories that the user can restore, as a button that lists them; nothing if none. */
export function DeletedList({ kind, userId }: DeletedListProps) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...deletedKey, kind, userId],
    queryFn: ({ signal }) => call(CALLS[kind].list, { signal }),
  })
  const [isOpen, setIsOpen] = useState(false)
  const [entryToDelete, setEntryToDelete] = useState<TrashEntry>()
  const [pendingId, setPendingId] = useState<string>()
  const dialog = useDialogCode(
    loadDialog,
    entryToDelete !== undefined,
    () => setEntryToDelete(undefined),
    'later',
  )
  const listId = useId()
  const navigate = useNavigate()
  if (!data || (data.length === 0 && !isOpen)) return null

  async function wait({ id }: TrashEntry, work: Promise<void>): Promise<void> {
    setPendingId(id)
    await work
    setPendingId(undefined)
  }

  return (
    <section className="mt-8 max-w-2xl">
      <Button
        variant="outlined"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trash.show(data.length)}
      </Button>
      {isOpen && (
        <div id={listId}>
          <p className="my-2 text-muted">{data.length === 0 ? trash.none : trash.explanation[kind]}</p>
          <ul>
            {data.map((entry) => (
              <li
                key={entry.id}
                className="flex min-h-14 flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t-2 border-hairline py-2"
              >
                <div className="min-w-0 flex-[1_1_14rem] leading-tight wrap-anywhere">
                  <b dir="auto" className="font-semibold">
                    {nameOf(entry)}
                  </b>
                  <p className="mt-0.5 text-chip text-muted">
                    {trash.when(
                      format(entry.deletedAt, 'PP', { locale: dates.locale }),
                      daysLeft(entry, dataUpdatedAt),
                    )}
                  </p>
                </div>
                <div className="flex flex-wrap justify-end gap-x-3 gap-y-1">
                  <Button
                    size="small"
                    variant="quiet"
                    className="text-danger"
                    aria-label={trash.forGoodLabel(nameOf(entry))}
                    pending={pendingId === entry.id}
                    onClick={() => setEntryToDelete(entry)}
                  >
                    {trash.forGood}
                  </Button>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={trash.restoreLabel(nameOf(entry))}
                    pending={pendingId === entry.id}
                    onClick={() => void wait(entry, restoreDeleted(kind, entry, navigate))}
                  >
                    {trash.restore}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {entryToDelete && dialog && (
        <dialog.ConfirmDialog
          title={trash.forGoodTitle}
          description={trash.forGoodWarning(isolated(nameOf(entryToDelete)))}
          answer={trash.forGood}
          danger
          onAnswer={() => {
            setEntryToDelete(undefined)
            void wait(entryToDelete, deleteForGood(kind, entryToDelete))
          }}
          onCancel={() => setEntryToDelete(undefined)}
        />
      )}
    </section>
  )
}
