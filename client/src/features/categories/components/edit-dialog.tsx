import { useState, type ReactNode } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { useSentForm, type SentFormOptions } from '../../../lib/forms/use-sent-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { SaveResult } from '../merge-changes.ts'

interface EditDialogProps<T, V extends FieldValues, D extends V | object> {
  title: string
  /** As it was when the dialog opened; does not follow changes from elsewhere. */
  initial: T
  resolver: Resolver<V, unknown, D>
  valuesOf: (details: T | D) => V
  /** @param base the version that the edit is based on: the other version after a conflict */
  save: (base: T, mine: D) => Promise<SaveResult<T, D>>
  /** Title of the toast when the server refuses. */
  failed: string
  /** Called after the refusal is shown. @param show another reason */
  onRefused?: (error: unknown, show: (message: string) => void) => void
  /** Label of the button that saves, in place of those that follow from a conflict. */
  submit?: string
  /** Someone else's values of the same fields. */
  describe: (theirs: T) => ReactNode
  onClose: () => void
  children: ReactNode
}

/** A form for what others may change at the same time. After a change of the same fields it asks whose to keep. */
export function EditDialog<T, V extends FieldValues, D extends V | object>(props: EditDialogProps<T, V, D>) {
  const { initial, resolver, valuesOf, failed, onRefused, save, describe, onClose, title, children } = props
  const [base, setBase] = useState(initial)
  const inConflict = base !== initial && props.submit === undefined
  const form = useSentForm<V, D>({
    resolver,
    defaultValues: valuesOf(initial) as SentFormOptions<V, D>['defaultValues'],
    failed,
    onRefused: (error) => onRefused?.(error, (message) => form.setError('root', { message })),
    send: async (mine) => {
      const result = await save(base, mine)
      if ('saved' in result) return onClose()
      setBase(result.theirs)
      form.reset(valuesOf(result.merged))
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      cancel={inConflict ? categoryDialogs.keepTheirs : basics.cancel}
      submit={inConflict ? categoryDialogs.keepMine : (props.submit ?? categoryDialogs.save)}
      form={form}
      pendingLabel={categoryDialogs.saving}
    >
      {inConflict && (
        <div role="alert">
          <div className="grid gap-[6px] rounded-field bg-warn px-[16px] py-[12px] wrap-anywhere text-on-warn">
            <p>{categoryDialogs.conflict}</p>
            <blockquote className="max-h-36 overflow-y-auto font-semibold whitespace-pre-line">
              {describe(base)}
            </blockquote>
          </div>
        </div>
      )}
      {children}
    </FormDialog>
  )
}
