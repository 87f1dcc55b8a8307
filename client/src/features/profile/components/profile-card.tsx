import { format } from 'date-fns'
import { CircleAlert } from 'lucide-react'
import { nameOf } from '#shared/rules/user-name.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ProfileIcon } from '../../../ui/profile-icon.tsx'
import { useResendVerification } from '../../auth/use-resend-verification.ts'
import type { ProfileValues } from '../resolvers.ts'

function EmailNotConfirmed() {
  const resend = useResendVerification()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip icon={CircleAlert} tone="warn">
        Email not confirmed
      </Chip>
      <Button variant="outlined" size="small" pendingLabel="Sending..." {...resend}>
        Send the email again
      </Button>
    </div>
  )
}

/** A preview of the profile as others see it, with the unsaved input. */
export function ProfileCard({ user, typed }: { user: SelfUser; typed: ProfileValues }) {
  const name = nameOf({ username: typed.username.trim(), displayName: typed.displayName.trim() || null })
  return (
    <section aria-label="Preview" className="panel grid gap-4">
      <div className="flex items-center gap-4">
        <span className="grid size-20 flex-none place-items-center rounded-full bg-brand text-on-brand">
          <ProfileIcon name={typed.profileIcon} className="!size-10" />
        </span>
        <div className="min-w-0">
          <p
            dir="auto"
            className="font-poster text-poster-28 leading-none font-bold [overflow-wrap:anywhere]"
          >
            {name}
          </p>
          <p className="[overflow-wrap:anywhere] text-muted">{`@${typed.username.trim()}`}</p>
        </div>
      </div>
      <div className="grid gap-2">
        <p className="[overflow-wrap:anywhere]">{user.email}</p>
        {!user.emailVerified && <EmailNotConfirmed />}
      </div>
      <p className="text-chip text-muted">
        Member since <time dateTime={user.createdAt}>{format(new Date(user.createdAt), 'MMM d, yyyy')}</time>
        {user.authProvider === 'google' && <span>, logs in with Google</span>}
      </p>
    </section>
  )
}
