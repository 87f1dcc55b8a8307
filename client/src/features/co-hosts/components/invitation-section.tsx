import { useId } from 'react'
import { basics } from '#messages/basics.ts'
import { coHosts } from '#messages/co-hosts.ts'
import { DIGITS } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useLinkTo } from '../../card/share-link.ts'
import { useEndInvitation, useInvite } from '../use-co-hosts.ts'

/** Formats a day, such as `Nov 26`. */
function dayOf(time: string): string {
  return new Intl.DateTimeFormat(basics.tag, { ...DIGITS, month: 'short', day: 'numeric' }).format(
    new Date(time),
  )
}

interface InvitationSectionProps {
  cardId: string
  /** When the current link was made; null if there is none. */
  invitedAt: string | null
  /** Whether the link was ended by removing a co-host in this dialog. */
  hasEnded: boolean
}

/** The link with which people become co-hosts. It is shown only once, as the server stores only a hash. */
export function InvitationSection({ cardId, invitedAt, hasEnded }: InvitationSectionProps) {
  const headingId = useId()
  const invitation = useInvite(cardId)
  const ending = useEndInvitation(cardId)
  const { data: link } = invitation
  /** The token of a link that was made in this dialog, unless the link was renewed or turned off elsewhere since. */
  const token = link?.invitedAt === invitedAt ? link?.token : undefined
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-t-2 border-hairline pt-4">
      <h3 id={headingId} className="text-poster-22">
        {coHosts.link}
      </h3>
      {token !== undefined && <FreshLink path={paths.coHost(cardId, token)} />}
      {hasEnded && invitedAt === null && <p>{coHosts.linkEnded}</p>}
      <p role="status" className="text-muted">
        {describe(token, invitedAt)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outlined"
          pending={invitation.isPending}
          pendingLabel={coHosts.making}
          onClick={() => invitation.mutate()}
        >
          {invitedAt === null ? coHosts.makeLink : coHosts.newLink}
        </Button>
        {invitedAt !== null && (
          <Button
            variant="quiet"
            className="text-danger"
            pending={ending.isPending}
            pendingLabel={coHosts.turningOff}
            onClick={() => ending.mutate()}
          >
            {coHosts.turnOff}
          </Button>
        )}
      </div>
    </section>
  )
}

function describe(token: string | undefined, invitedAt: string | null): string {
  if (invitedAt === null) return coHosts.linkHint
  return token === undefined ? coHosts.linkKept(dayOf(invitedAt)) : coHosts.linkMade
}

function FreshLink({ path }: { path: string }) {
  const link = useLinkTo(path)
  return (
    <div>
      <ShareLinkField
        url={link.url}
        label={coHosts.link}
        copied={{ title: basics.linkCopied, text: coHosts.linkCopiedText }}
        failed={{ title: coHosts.copyFailed, text: coHosts.copyFailedText }}
      />
      {link.sameNetworkOnly && <p className="mt-2.5 text-chip text-muted">{basics.sameWifi}</p>}
    </div>
  )
}
