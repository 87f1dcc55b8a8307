import { useId, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** Label of the button that sends the form. */
  submit: string
  pending: boolean
  pendingLabel: string
  /** More about that button, which `footer` replaces. */
  button?: ComponentProps<typeof Button>
  onSubmit: ComponentProps<'form'>['onSubmit']
}

/** A dialog with one form. */
export function FormDialog(props: FormDialogProps) {
  const { submit, pending, pendingLabel, button, onSubmit, children, ...dialog } = props
  const id = useId()
  return (
    <Dialog
      footer={
        <Button {...button} type="submit" form={id} pending={pending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
      }
      {...dialog}
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
