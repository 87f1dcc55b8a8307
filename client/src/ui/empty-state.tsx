import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** The color of the blot in the middle. */
  tone?: 'empty' | 'error'
  title: string
  headingLevel?: 1 | 2
  text: ReactNode
  /** The next action. */
  children?: ReactNode
}

/** Shown instead of an empty or failed list: a dashed panel with nine cells, a blot, a sentence and a button. */
export function EmptyState({ tone = 'empty', title, headingLevel = 1, text, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={`grid w-full justify-items-center gap-4 rounded-ticket border-2 border-dashed border-edge p-[32px] text-center ${headingLevel === 1 ? 'mx-auto my-[8svh] max-w-md' : ''}`}
    >
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index} className="grid size-8 place-items-center rounded-cell border-2 border-edge">
            {index === 4 && (
              <span
                className={`size-6 rounded-full border-2 border-text ${tone === 'error' ? 'bg-danger' : 'bg-brand'}`}
              />
            )}
          </span>
        ))}
      </div>
      <Heading className="text-poster-28">{title}</Heading>
      <p className="text-balance">{text}</p>
      {children}
    </div>
  )
}
