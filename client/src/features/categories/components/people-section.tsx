import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { DEFAULT_PERMISSION_LEVEL, type PermissionLevel } from '#shared/product.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { grantBody } from '#shared/schemas/category.ts'
import { NetworkError } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { useGrant, usePerson, useSharedWith, type Person } from '../use-permissions.ts'
import '../category-dialogs.css'

type GrantValues = z.input<typeof grantBody>
const EMPTY: GrantValues = { username: '', permissionLevel: DEFAULT_PERMISSION_LEVEL }

/** `description`: in addition to what the link alone allows. */
const LEVELS: readonly { value: PermissionLevel; label: string; description: string }[] = [
  { value: 'view', label: 'View', description: 'it shows up under their categories' },
  { value: 'copy', label: 'Copy', description: 'they can also make their own copy' },
  { value: 'edit', label: 'Edit', description: 'they can also add, change and delete items' },
]

const LEVEL_OPTIONS = LEVELS.map(({ value, label }) => (
  <option key={value} value={value}>
    {label}
  </option>
))

/** Shares a category with people by their usernames; for its owner. */
export function PeopleSection({ categoryId }: { categoryId: string }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="border-t-2 border-hairline pt-4">
      <h3 id={headingId} className="text-poster-24">
        Share with people
      </h3>
      <GrantForm categoryId={categoryId} />
      <SharedWith categoryId={categoryId} />
    </section>
  )
}

function GrantForm({ categoryId }: { categoryId: string }) {
  const grant = useGrant(categoryId)
  const { control, handleSubmit, setError, setFocus, resetField, formState } = useForm<GrantValues>({
    resolver: zodResolver(grantBody),
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = formState
  const submit = async ({ username, permissionLevel = DEFAULT_PERMISSION_LEVEL }: GrantValues) => {
    try {
      const granted = await grant.mutateAsync({ username, permissionLevel })
      toast({ title: 'Category shared', text: `“${nameOf(granted)}” will now see it in their categories.` })
      resetField('username')
      setFocus('username')
    } catch (error) {
      showRefusal(error, "Couldn't share", ['username', 'permissionLevel'], setError)
    }
  }
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grant-fields">
        <TextField
          control={control}
          name="username"
          label="Username"
          hint="They'll find it in Profile Settings. Or just send them the link above."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
        <FormField control={control} name="permissionLevel" label="Access">
          {(field) => <Select {...field}>{LEVEL_OPTIONS}</Select>}
        </FormField>
        <Button type="submit" variant="ink" pending={isSubmitting} pendingLabel="Sharing...">
          Share
        </Button>
      </div>
      <ul className="grid gap-0.5 text-chip text-muted">
        {LEVELS.map(({ value, label, description }) => (
          <li key={value}>
            <b className="font-semibold text-text">{`${label}:`}</b>
            <span>{` ${description}`}</span>
          </li>
        ))}
      </ul>
      <FormError message={errors.root?.message} />
    </form>
  )
}

function SharedWith({ categoryId }: { categoryId: string }) {
  const headingId = useId()
  const { people, error, isFetching, isFetchedAfterMount, refetch, keepPlace } = useSharedWith(categoryId)
  return (
    <section aria-labelledby={headingId} className="mt-5">
      <h3 id={headingId} className="text-poster-22">
        Shared with
      </h3>
      {people ? (
        <>
          {people.length === 0 && <p className="mt-2 text-muted">Only you so far.</p>}
          <ul className="people">
            {people.map((person) => (
              <PersonRow key={person.userId} categoryId={categoryId} person={person} keepPlace={keepPlace} />
            ))}
          </ul>
        </>
      ) : isFetchedAfterMount ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3" role="alert">
          <p>
            {error instanceof NetworkError
              ? "You're offline. The list comes back when you do."
              : "The list didn't load."}
          </p>
          <Button
            variant="outlined"
            pending={isFetching}
            pendingLabel="Trying..."
            onClick={() => void refetch()}
          >
            Try Again
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading the list" className="people-loading">
          <Skeleton className="w-2/5" />
        </div>
      )}
    </section>
  )
}

interface PersonRowProps {
  categoryId: string
  person: Person
  keepPlace: ReturnType<typeof useSharedWith>['keepPlace']
}

/** Revoke and Undo are one button, so that it keeps the focus. */
function PersonRow({ categoryId, person, keepPlace }: PersonRowProps) {
  const { level, setLevel, revoke, undo, pending } = usePerson(categoryId, person, keepPlace)
  const name = nameOf(person)
  return (
    <li data-revoked={person.isRevoked || undefined}>
      <div className="person-name">
        <b dir="auto">{name}</b>
        <span className="text-chip text-muted">{`@${person.username}`}</span>
      </div>
      {person.isRevoked ? (
        <span className="text-chip text-muted">Removed</span>
      ) : (
        <Select
          className="w-28"
          aria-label={`Access for ${name}`}
          value={level}
          onChange={(event) => setLevel(event.currentTarget.value as PermissionLevel)}
        >
          {LEVEL_OPTIONS}
        </Select>
      )}
      <Button
        variant={person.isRevoked ? 'outlined' : 'quiet'}
        aria-label={person.isRevoked ? `Undo removing ${name}` : `Remove ${name}`}
        pending={pending}
        onClick={person.isRevoked ? undo : revoke}
      >
        {person.isRevoked ? 'Undo' : 'Remove'}
      </Button>
    </li>
  )
}
