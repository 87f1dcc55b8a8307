import type { ReactNode } from 'react'

/** A titled part of the sheet; its children are paragraphs and lists. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5 border-edge not-first:border-t-2 not-first:border-dotted not-first:pt-5">
      <h2 className="text-poster-24">{title}</h2>
      {children}
    </section>
  )
}

/** A list within a section. */
export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
