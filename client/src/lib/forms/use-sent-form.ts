import { useEffect, useState, type SubmitEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form'
import * as v from 'valibot'
import { onLeave } from '../page/on-leave.ts'
import { ApiError } from '../api-client.ts'
import { reasonOf, showFailure } from '../show-refusal.ts'
import { store } from '../store.ts'
import { userIdAtom } from '../session-atom.ts'
import { changedFields } from './changed-fields.ts'
import { showFieldError } from './say-at-field.ts'
import { unsavedInput } from './unsaved-input.ts'

export interface SentFormOptions<V extends FieldValues, Sent> {
  resolver: Resolver<V, unknown, Sent>
  /** The default values, in the order in which the form shows its fields. */
  defaultValues: DefaultValues<V>
  /** The key under which changed texts are kept beyond the user's session and the page. */
  unsaved?: string
  /** Whether they are also kept when the screen is left. */
  isKept?: boolean
  /** Fields that are never kept: the next user of the tab could read them. */
  personal?: readonly Path<V>[]
  send: (values: Sent) => Promise<void>
  /** The title of the toast if the server refuses: 'Login failed'. */
  failed: string
  /** The text of that toast if the error has none. */
  unexplained?: string
  /** Called after the refusal was shown. */
  onRefused?: (error: unknown) => void
  /** Called when the form is not sent because its values are invalid. */
  onInvalid?: (errors: FieldErrors<V>) => void | Promise<void>
}

const NONE: readonly never[] = []

type Texts = Partial<Record<string, string>>
const unsavedTexts = (key: string) => unsavedInput<Texts>(key, v.record(v.string(), v.string()))

/**
 * The state of a form that is sent to the server. A refusal is shown in a toast and at the fields that the server names, the first of
 * which gets the focus. If it names none, it is shown as the error of the form.
 */
export function useSentForm<V extends FieldValues, Sent = V>({
  resolver,
  defaultValues,
  unsaved,
  isKept = false,
  personal = NONE,
  send,
  failed,
  unexplained,
  onRefused,
  onInvalid,
}: SentFormOptions<V, Sent>) {
  const [userId] = useState(() => store.get(userIdAtom) ?? '')
  const [typed] = useState(() => unsaved && unsavedTexts(unsaved).read(userId))
  const form = useForm<V, unknown, Sent>({ resolver, defaultValues: { ...defaultValues, ...(typed || {}) } })
  const { getValues } = form
  const before = unsaved && JSON.stringify(defaultValues)
  useEffect(() => {
    if (!unsaved || !before) return undefined
    const texts = unsavedTexts(unsaved)
    const changes = () => {
      const changed = changedFields<Texts>(JSON.parse(before) as Texts, getValues())
      const isStored = (name: string) => !personal.some((field) => field === name)
      const texts = Object.entries(changed).filter(
        ([name, value]) => typeof value === 'string' && isStored(name),
      )
      return texts.length > 0 ? Object.fromEntries(texts) : undefined
    }
    const keep = () => texts.keep(userId, changes())
    const stop = onLeave(keep)
    return () => {
      stop()
      if (isKept) keep()
      else texts.leave(userId, changes())
    }
  }, [unsaved, isKept, personal, userId, before, getValues])
  const { errors, isSubmitting } = form.formState
  async function attempt(values: Sent): Promise<void> {
    try {
      await send(values)
      // If the screen was left before the response, the texts are still kept.
      if (unsaved) unsavedTexts(unsaved).remove()
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fields : {}
      const wrong = (Object.keys(defaultValues) as Path<V>[]).filter(
        (field) => fieldErrors[field] !== undefined,
      )
      for (const field of wrong)
        form.setError(field, { message: fieldErrors[field]! }, { shouldFocus: field === wrong[0] })
      // A message shown at a field is not repeated below the form.
      if (wrong.length === 0) form.setError('root', { message: reasonOf(error, unexplained) })
      showFailure(failed, error, unexplained)
      onRefused?.(error)
    }
  }
  return {
    ...form,
    error: errors.root?.message,
    isSubmitting,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const focused = document.activeElement
      // Password managers and other programs may fill in fields before the page listens, or without an event.
      for (const [name, shown] of new FormData(event.currentTarget) as Iterable<
        [Path<V>, PathValue<V, Path<V>>]
      >)
        if (typeof form.getValues(name) === 'string' && form.getValues(name) !== shown)
          form.setValue(name, shown)
      void form.handleSubmit(attempt, (wrong) => {
        const message = wrong[focused?.getAttribute('name') ?? '']?.message
        if (typeof message === 'string') showFieldError(focused, message)
        return onInvalid?.(wrong)
      })(event)
    },
  }
}

/** The return type of `useSentForm`. */
export type SentFormState<V extends FieldValues, Sent = V> = ReturnType<typeof useSentForm<V, Sent>>
