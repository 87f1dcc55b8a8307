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

/** Leads to the form that emails a link for a new password, in another tab too. */
export function ForgotPasswordLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  return <ActionLink to={`${paths.resetPassword}?forgotten`} {...props} />
}
