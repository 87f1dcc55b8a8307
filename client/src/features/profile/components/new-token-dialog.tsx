import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { NewAccessToken } from '#shared/contract/answers.ts'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS, TOKEN_SCOPES, type TokenDays } from '#shared/product.ts'
import { createTokenBody } from '#shared/schemas/access-token.ts'
import { call } from '../../../lib/api-client.ts'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DAYS_WORDS, SCOPE_WORDS } from '../token-words.ts'
import { NewTokenSecret } from './new-token-secret.tsx'

/** A select's value is text. */
const newTokenForm = createTokenBody.extend({
  days: z.string().transform((text) => Number(text) as TokenDays),
})
type NewTokenInput = z.input<typeof newTokenForm>
type NewTokenValues = z.output<typeof newTokenForm>

interface NewTokenDialogProps {
  onMade: (token: NewAccessToken) => void
  onClose: () => void
}

/** Asks what a new token may do, then shows it. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const [made, setMade] = useState<NewAccessToken>()
  if (made) return <NewTokenSecret made={made} onClose={onClose} />
  return (
    <NewTokenForm
      onClose={onClose}
      onMade={(token) => {
        onMade(token)
        setMade(token)
      }}
    />
  )
}

function NewTokenForm({ onMade, onClose }: NewTokenDialogProps) {
  const formId = useId()
  const { control, handleSubmit, setError, formState } = useForm<NewTokenInput, unknown, NewTokenValues>({
    resolver: zodResolver(newTokenForm),
    defaultValues: { name: '', scope: 'cards:write', days: String(DEFAULT_TOKEN_DAYS) },
  })
  const { errors, isSubmitting } = formState
  const submit = async (body: NewTokenValues) => {
    try {
      onMade(await call('createToken', { body }))
    } catch (error) {
      showRefusal(error, 'Token not created', ['name', 'scope', 'days'], setError)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="New Token"
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isSubmitting} pendingLabel="Creating...">
            Create Token
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <TextField
          control={control}
          name="name"
          label="Name"
          hint="What you use it for, such as “Score bot”"
          dir="auto"
          autoComplete="off"
        />
        <FormField control={control} name="scope" label="Access">
          {(field) => (
            <Select {...field}>
              {TOKEN_SCOPES.map((scope) => (
                <option key={scope} value={scope}>
                  {SCOPE_WORDS[scope]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField control={control} name="days" label="Expires in">
          {(field) => (
            <Select {...field}>
              {TOKEN_DAYS.map((days) => (
                <option key={days} value={days}>
                  {DAYS_WORDS[days]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormError message={errors.root?.message} />
      </form>
    </Dialog>
  )
}
