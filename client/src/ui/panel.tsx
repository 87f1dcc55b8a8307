import { useId, type ReactNode } from 'react'

/** A titled sheet of paper. */
export function Panel({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      {action === undefined ? (
        <h2 id={id}>{title}</h2>
      ) : (
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id={id} className="text-poster-24">
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
