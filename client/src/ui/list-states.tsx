import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface LoadFailedProps extends ComponentProps<typeof EmptyState> {
  pending: boolean
  onRetry: () => void
}

/** In place of a list or screen that didn't load. */
export function LoadFailed({ pending, onRetry, ...state }: LoadFailedProps) {
  return (
    <EmptyState tone="error" {...state}>
      <Button pending={pending} pendingLabel="Trying..." onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  )
}

interface NoneFoundProps {
  title: string
  /** The beginning of its sentence: "No categories match" */
  text: string
  q: string
  onClear: () => void
}

/** In place of a list in which a search finds nothing. */
export function NoneFound({ title, text, q, onClear }: NoneFoundProps) {
  const sentence = (
    <>
      <span>{`${text} “`}</span>
      <bdi>{q}</bdi>”.
    </>
  )
  return (
    <EmptyState title={title} headingLevel={2} text={sentence}>
      <Button onClick={onClear}>Clear search</Button>
    </EmptyState>
  )
}
