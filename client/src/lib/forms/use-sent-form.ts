import type { SubmitEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form'
import { showRefusal } from '../show-refusal.ts'

interface SentForm<V extends FieldValues, Sent> {
  resolver: Resolver<V, unknown, Sent>
  /** In the order in which the form shows its fields. */
  defaultValues: DefaultValues<V>
  send: (values: Sent) => Promise<void>
  /** Title of the toast when the server refuses: 'Login failed'. */
  failed: string
  /** Text of that toast if the error has none. */
  unexplained?: string
  /** Called after the refusal is shown. */
  onRefused?: (error: unknown) => void
}

/** A form that is sent to the server. A refusal shows at its fields. */
export function useSentForm<V extends FieldValues, Sent = V>({
  resolver,
  defaultValues,
  send,
  failed,
  unexplained,
  onRefused,
}: SentForm<V, Sent>) {
  const form = useForm<V, unknown, Sent>({ resolver, defaultValues })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      showRefusal(error, failed, Object.keys(defaultValues) as Path<V>[], form.setError, unexplained)
      onRefused?.(error)
    }
  })
  return {
    ...form,
    error: errors.root?.message,
    isSubmitting,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Some programs fill in fields before the page listens, or without an event.
      for (const [name, shown] of new FormData(event.currentTarget) as Iterable<
        [Path<V>, PathValue<V, Path<V>>]
      >)
        if (typeof form.getValues(name) === 'string' && form.getValues(name) !== shown)
          form.setValue(name, shown)
      void submit(event)
    },
  }
}
