import { useId } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useLinkTo } from '../../card/share-link.ts'
import { LINK_ENDED, useEndInvitation, useInvite } from '../use-co-hosts.ts'

const COPIED = { title: 'Link Copied', text: 'Send it to your co-host.' }
const COPY_FAILED = { title: 'Failed to copy URL', text: 'Please try copying the URL manually.' }
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

interface InvitationSectionProps {
  cardId: string
  /** When the present link was made; null without one. */
  invitedAt: string | null
  /** With a removal in this dialog. */
  hasEnded: boolean
}

/** One link that makes everyone who opens it a co-host. The server can't show it again, since it keeps only a hash. */
export function InvitationSection({ cardId, invitedAt, hasEnded }: InvitationSectionProps) {
  const headingId = useId()
  const invitation = useInvite(cardId)
  const ending = useEndInvitation(cardId)
  const { data: made } = invitation
  /** Made in this dialog, and neither renewed nor switched off elsewhere. */
  const token = made?.invitedAt === invitedAt ? made?.token : undefined
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-t-2 border-hairline pt-4">
      <h3 id={headingId} className="text-poster-22">
        Invitation link
      </h3>
      {token !== undefined && <FreshLink path={paths.coHost(cardId, token)} />}
      {hasEnded && invitedAt === null && <p>{LINK_ENDED}</p>}
      <p className="text-muted">{describe(token, invitedAt)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outlined"
          pending={invitation.isPending}
          pendingLabel="Making..."
          onClick={() => invitation.mutate()}
        >
          {invitedAt === null ? 'Make a Link' : 'New Link'}
        </Button>
        {invitedAt !== null && (
          <Button
            variant="quiet"
            pending={ending.isPending}
            pendingLabel="Turning off..."
            onClick={() => ending.mutate()}
          >
            Turn Off
          </Button>
        )}
      </div>
    </section>
  )
}

function describe(token: string | undefined, invitedAt: string | null): string {
  if (invitedAt === null) return 'Anyone who opens it and logs in becomes a co-host.'
  if (token !== undefined)
    return "Anyone who opens it and logs in becomes a co-host. Copy it now: we can't show it again."
  return `Your link from ${DAY.format(new Date(invitedAt))} still works, but we can't show it again. A new link replaces it.`
}

function FreshLink({ path }: { path: string }) {
  const link = useLinkTo(path)
  return (
    <div>
      <ShareLinkField url={link.url} label="Invitation link" copied={COPIED} failed={COPY_FAILED} />
      {link.sameNetworkOnly && (
        <p className="mt-2.5 text-chip text-muted">Only people on the same Wi-Fi can open this link.</p>
      )}
    </div>
  )
}
