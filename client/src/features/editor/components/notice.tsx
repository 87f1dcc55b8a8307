import type { ReactNode } from 'react'

/** Something its author should know about the card, with what can be done about it. */
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
