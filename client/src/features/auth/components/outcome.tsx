import { useEffect, useRef, type ReactNode } from 'react'

interface OutcomeProps {
  title: string
  text: ReactNode
  /** Where to go from here. */
  children?: ReactNode
}

/** What came of it, in the place of the form. It gets the focus: what had it is gone, and readers hear the words. */
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
