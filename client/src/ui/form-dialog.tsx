import { useId, type ComponentProps, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { basics } from '#messages/basics.ts'
import type { SentFormState } from '../lib/forms/use-sent-form.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { SentForm } from './sent-form.tsx'

interface FormDialogProps<V extends FieldValues, Sent> extends ComponentProps<typeof Dialog> {
  form: SentFormState<V, Sent>
  /** The label of the button that sends the form. */
  submit: string
  pendingLabel: string
  /** More props of that button; `footer` replaces the button. */
  button?: ComponentProps<typeof Button>
  children: ReactNode
}

/** A dialog with one form, the form's error at its end, a Cancel button and a submit button. */
export function FormDialog<V extends FieldValues, Sent>(props: FormDialogProps<V, Sent>) {
  const { form, submit, pendingLabel, button, children, ...dialog } = props
  const id = useId()
  return (
    <Dialog
      cancel={basics.cancel}
      footer={
        <Button {...button} type="submit" form={id} pending={form.isSubmitting} pendingLabel={pendingLabel}>
          {submit}
        </Button>
      }
      {...dialog}
    >
      <SentForm id={id} form={form}>
        {children}
        <FormError message={form.error} />
      </SentForm>
    </Dialog>
  )
}
