import type { ReactNode } from 'react'

/** A notice about the card, with actions. */
export function Notice({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <section className="notice" aria-label={title}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {children && <div className="notice-actions">{children}</div>}
    </section>
  )
}
