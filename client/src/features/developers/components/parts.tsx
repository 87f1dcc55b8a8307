import { Fragment, type ReactNode } from 'react'

/** A titled part of the sheet. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3 border-edge not-first:border-t-2 not-first:border-dotted not-first:pt-5">
      <h2 className="text-poster-24">{title}</h2>
      {children}
    </section>
  )
}

/** Lines to copy. It takes the focus, so that the keyboard can scroll it. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      // A scrolling area must be reachable by keyboard.
      tabIndex={0}
      dir="ltr"
      className="overflow-x-auto rounded-cell border-2 border-edge bg-sunk p-3 font-mono text-chip leading-normal"
    >
      <code>{children}</code>
    </pre>
  )
}

/** A text with names in backticks. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="font-mono text-chip [overflow-wrap:anywhere]">
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
