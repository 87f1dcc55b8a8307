import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { z } from 'zod'
import type { NewAccessToken } from '#shared/contract/answers.ts'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS, TOKEN_SCOPES, type TokenDays } from '#shared/product.ts'
import { createTokenBody } from '#shared/schemas/access-token.ts'
import { call } from '../../../lib/api-client.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DAYS_WORDS, SCOPE_WORDS } from '../token-words.ts'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'

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

/** Asks for the scope of a new token, then shows it. */
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
  const { control, error, isSubmitting, onSubmit } = useSentForm<NewTokenInput, NewTokenValues>({
    resolver: zodResolver(newTokenForm),
    defaultValues: { name: '', scope: 'cards:write', days: String(DEFAULT_TOKEN_DAYS) },
    failed: 'Token not created',
    send: async (body) => {
      onMade(await call('createToken', { body }))
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title="New Token"
      cancel="Cancel"
      footer={
        <Button type="submit" form={formId} pending={isSubmitting} pendingLabel="Creating...">
          Create Token
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={onSubmit}>
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
            <Select {...field} options={TOKEN_SCOPES.map((scope) => [scope, SCOPE_WORDS[scope]])} />
          )}
        </FormField>
        <FormField control={control} name="days" label="Expires in">
          {(field) => (
            <Select {...field} options={TOKEN_DAYS.map((days) => [String(days), DAYS_WORDS[days]])} />
          )}
        </FormField>
        <FormError message={error} />
      </form>
    </Dialog>
  )
}

/** The one time that a token is shown. A press outside does not close it. */
function NewTokenSecret({ made, onClose }: { made: NewAccessToken; onClose: () => void }) {
  return (
    <Dialog
      alert
      onClose={onClose}
      title="Copy Your Token"
      description="We can't show it again. Keep it like a password: anyone who has it can use it."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ShareLinkField
        url={made.token}
        label={`The token ${made.name}`}
        copied={{ title: 'Token copied' }}
        failed={{ title: 'Copy Failed', text: 'Select the token and copy it by hand.' }}
      />
    </Dialog>
  )
}
