import type { ComponentProps } from 'react'
import { Link } from '../../../ui/link.tsx'

/** A secondary link below a form. */
export function ActionLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
    />
  )
}
