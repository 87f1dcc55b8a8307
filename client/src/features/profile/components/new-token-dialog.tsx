import { useState } from 'react'
import { z } from 'zod'
import type { NewAccessToken } from '#shared/contract/answers.ts'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS, TOKEN_SCOPES, type TokenDays } from '#shared/account-choices.ts'
import { createTokenBody } from '#shared/schemas/access-token.ts'
import { accessTokens } from '#messages/access-tokens.ts'
import { basics } from '#messages/basics.ts'
import { newOpId } from '#shared/ids.ts'
import { call } from '../../../lib/api-client.ts'
import { once } from '../../../lib/lost-answers.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'

/** The number of days is transformed, because a select's value is text. */
const newTokenForm = createTokenBody.extend({
  days: z.string().transform((text) => Number(text) as TokenDays),
})
type NewTokenInput = z.input<typeof newTokenForm>
type NewTokenValues = z.output<typeof newTokenForm>

const EMPTY: NewTokenInput = { name: '', scope: 'cards:write', days: String(DEFAULT_TOKEN_DAYS) }

interface NewTokenDialogProps {
  onMade: (token: NewAccessToken) => void
  onClose: () => void
}

/** Asks for the name, scope and lifetime of a new token, then shows the token. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { newToken } = accessTokens
  const [made, setMade] = useState<NewAccessToken>()
  const form = useSentForm<NewTokenInput, NewTokenValues>({
    resolver: zodResolver(newTokenForm),
    defaultValues: EMPTY,
    unsaved: 'unsaved-token',
    failed: newToken.failed,
    send: async (body) => {
      const token = await once(['token', body], newOpId, (opId) =>
        call('createToken', { body: { ...body, opId } }),
      )
      onMade(token)
      setMade(token)
      // The form stays mounted while the token is shown, and would store the typed values as unsaved.
      form.reset(EMPTY)
    },
  })
  if (made) return <NewTokenSecret made={made} onClose={onClose} />
  return (
    <FormDialog
      onClose={onClose}
      title={accessTokens.new}
      submit={newToken.create}
      form={form}
      pendingLabel={newToken.creating}
    >
      <TextField name="name" label={newToken.name} hint={newToken.nameHint} dir="auto" autoComplete="off" />
      <FormField name="scope" label={newToken.access}>
        {(field) => (
          <Select {...field} options={TOKEN_SCOPES.map((scope) => [scope, accessTokens.scopes[scope]])} />
        )}
      </FormField>
      <FormField name="days" label={newToken.expiresIn}>
        {(field) => (
          <Select {...field} options={TOKEN_DAYS.map((days) => [String(days), newToken.days[days]])} />
        )}
      </FormField>
    </FormDialog>
  )
}

/** Shows a new token for the only time. A click outside does not close the dialog. */
function NewTokenSecret({ made, onClose }: { made: NewAccessToken; onClose: () => void }) {
  const { newToken } = accessTokens
  return (
    <Dialog
      alert
      onClose={onClose}
      title={newToken.copyTitle}
      description={newToken.copyWarning}
      footer={<Button onClick={onClose}>{newToken.done}</Button>}
    >
      <ShareLinkField
        url={made.token}
        label={newToken.token(made.name)}
        copied={{ title: newToken.copied }}
        failed={{ title: basics.copyFailed, text: newToken.copyByHand }}
      />
    </Dialog>
  )
}
