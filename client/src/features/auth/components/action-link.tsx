import type { ComponentProps } from 'react'
import { paths } from '../../../lib/paths.ts'
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

/** A link to the form that requests a password reset email. It also works in a new tab. */
export function ForgotPasswordLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  return <ActionLink to={`${paths.resetPassword}?forgotten`} {...props} />
}
