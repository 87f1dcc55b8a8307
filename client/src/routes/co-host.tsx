import { useParams } from 'react-router-dom'
import { invitation } from '#messages/invitation.ts'
import { useLinkCode } from '../features/auth/use-link-code.ts'
import { InvitationScreen } from '../features/co-hosts/components/invitation-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** `/co-host/{cardId}#TOKEN`, the target of invitation links. */
export default function CoHostRoute() {
  const { cardId = '' } = useParams()
  useTitle(invitation.title)
  return <InvitationScreen key={cardId} cardId={cardId} token={useLinkCode()} />
}
