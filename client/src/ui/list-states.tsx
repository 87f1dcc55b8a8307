import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { logInWordsAtom, retry } from '../lib/trouble.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { rich } from './rich.tsx'

interface LoadFailedProps extends ComponentProps<typeof EmptyState> {
  pending: boolean
  onRetry: () => void
}

/** Shown instead of a list or screen that failed to load. */
export function LoadFailed({ pending, onRetry, ...state }: LoadFailedProps) {
  const mustLogIn = useAtomValue(logInWordsAtom)
  return (
    <EmptyState tone="error" {...state} {...(mustLogIn && { text: mustLogIn })}>
      <Button pending={pending} pendingLabel={basics.trying} onClick={() => retry(onRetry)}>
        {basics.tryAgain}
      </Button>
    </EmptyState>
  )
}

interface NoneFoundProps {
  title: string
  /** A message with the search text as the element `q`: "No categories match “<q></q>”." */
  text: string
  q: string
  onClear: () => void
}

/** Shown instead of a list in which a search finds nothing. */
export function NoneFound({ title, text, q, onClear }: NoneFoundProps) {
  const sentence = rich(text, { q: () => <bdi>{q}</bdi> })
  return (
    <EmptyState title={title} headingLevel={2} text={sentence}>
      <Button onClick={onClear}>{appDialogs.clearSearch}</Button>
    </EmptyState>
  )
}
