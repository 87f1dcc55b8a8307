import { Fragment, useId, type ReactNode } from 'react'
import { developers } from '#messages/developers.ts'
import { basics } from '#messages/basics.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'

/** A part of the page with a title, to which the table of contents links. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid min-w-0 gap-3 border-edge not-first:border-t-2 not-first:border-dotted not-first:pt-5"
    >
      <h2 className="text-poster-24">{title}</h2>
      {children}
    </section>
  )
}

/** Lines of code with a button to copy them; wrapped on phones. Focusable, so that the keyboard can scroll them. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  const codeId = useId()
  return (
    <div className="min-w-0 rounded-field bg-sunk sm:flex">
      <pre
        id={codeId}
        role="region"
        aria-label={label}
        // A scrolling area must be reachable by keyboard.
        tabIndex={0}
        dir="ltr"
        translate="no"
        className="overflow-x-auto p-4 font-mono text-chip leading-normal max-sm:pb-1 max-sm:whitespace-pre-wrap max-sm:[overflow-wrap:anywhere] sm:flex-1"
      >
        <code>{children}</code>
      </pre>
      <div className="flex justify-end p-2 sm:items-start">
        <CopyButton
          text={children}
          source={codeId}
          variant="quiet"
          size="small"
          copied={{ title: developers.copied, text: developers.copiedText }}
          failed={{ title: basics.copyFailed, text: developers.notCopiedText }}
        />
      </div>
    </div>
  )
}

/** A text in which names in backticks are rendered as code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no" className="font-mono text-chip [overflow-wrap:anywhere]">
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
