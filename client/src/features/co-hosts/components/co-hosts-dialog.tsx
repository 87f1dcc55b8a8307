import { useId, useState } from 'react'
import type { z } from 'zod'
import { coHosts } from '#messages/co-hosts.ts'
import type { CoHost } from '#shared/contract/answers.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { addCoHostBody } from '#shared/schemas/user.ts'
import { isolated } from '../../../lib/isolated.ts'
import { withQueries } from '../../../lib/query-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { ShortListState } from '../../../ui/short-list-state.tsx'
import { useAddCoHost, useCoHosts, useRemoveCoHost } from '../use-co-hosts.ts'
import { InvitationSection } from './invitation-section.tsx'

/** The dialog in which a card's owner manages its co-hosts. */
export const CoHostsDialog = withQueries(({ cardId, onClose }: { cardId: string; onClose: () => void }) => (
  <Dialog onClose={onClose} size="wide" title={coHosts.title} description={coHosts.explanation}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AddForm cardId={cardId} />
      <People cardId={cardId} />
    </div>
  </Dialog>
))

type AddValues = z.input<typeof addCoHostBody>

function AddForm({ cardId }: { cardId: string }) {
  const add = useAddCoHost(cardId)
  const form = useSentForm<AddValues>({
    resolver: zodResolver(addCoHostBody),
    defaultValues: { username: '' },
    failed: coHosts.addFailed,
    send: async ({ username }) => {
      const added = await add.mutateAsync(username)
      toast({ title: coHosts.added, text: coHosts.addedText(isolated(nameOf(added))) })
      form.reset()
      form.setFocus('username')
    },
  })
  return (
    <SentForm form={form} className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xs:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          name="username"
          label={coHosts.username}
          hint={coHosts.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button
          type="submit"
          variant="ink"
          className="min-h-12 xs:mt-7"
          pending={form.isSubmitting}
          pendingLabel={coHosts.adding}
        >
          {coHosts.add}
        </Button>
      </div>
      <FormError message={form.error} />
    </SentForm>
  )
}

/** The invitation link and the co-hosts, or a state for both: loading or failed. */
function People({ cardId }: { cardId: string }) {
  const headingId = useId()
  const query = useCoHosts(cardId)
  const { data } = query
  const [hasEndedLink, setHasEndedLink] = useState(false)
  const removal = useRemoveCoHost(cardId, () => setHasEndedLink(true))
  if (data)
    return (
      <>
        <InvitationSection cardId={cardId} invitedAt={data.invitedAt} hasEnded={hasEndedLink} />
        <section aria-labelledby={headingId} className="border-t-2 border-hairline pt-4">
          <h3 id={headingId} className="text-poster-22">
            {coHosts.yours}
          </h3>
          {data.coHosts.length === 0 && <p className="mt-2 text-muted">{coHosts.none}</p>}
          <ul className="divide-y-2 divide-hairline">
            {data.coHosts.map((person) => (
              <PersonRow
                key={person.userId}
                person={person}
                pending={removal.isPending && removal.variables.userId === person.userId}
                onRemove={() => removal.mutate(person)}
              />
            ))}
          </ul>
        </section>
      </>
    )
  return <ShortListState query={query} />
}

interface PersonRowProps {
  person: CoHost
  pending: boolean
  onRemove: () => void
}

function PersonRow({ person, pending, onRemove }: PersonRowProps) {
  const name = nameOf(person)
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="grid min-w-0 leading-tight [overflow-wrap:anywhere]">
        <b className="font-semibold" dir="auto">
          {name}
        </b>
        <bdi className="text-chip text-muted">{`@${person.username}`}</bdi>
      </div>
      <Button
        variant="quiet"
        className="text-danger"
        aria-label={coHosts.removeOne(name)}
        pending={pending}
        onClick={onRemove}
      >
        {coHosts.remove}
      </Button>
    </li>
  )
}
