import { useEffect, useRef, type ReactNode } from 'react'

interface OutcomeProps {
  title: string
  text: ReactNode
  /** Links to the next steps. */
  children?: ReactNode
}

/** A result that replaces a form. It takes the focus, which was inside the form, so that screen readers read it. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-poster-28 outline-none!">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
