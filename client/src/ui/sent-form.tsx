import type { ComponentProps } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import type { SentFormState } from '../lib/forms/use-sent-form.ts'

interface SentFormProps<V extends FieldValues, Sent> extends ComponentProps<'form'> {
  form: SentFormState<V, Sent>
}

/** A form element that provides its form to the fields inside. */
export function SentForm<V extends FieldValues, Sent>({ form, ...rest }: SentFormProps<V, Sent>) {
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" {...rest} onSubmit={form.onSubmit} />
    </FormProvider>
  )
}
