import { useAtomValue } from 'jotai'
import { DoorOpen, Users } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import type { CardClient } from '../../../sync/card-clients.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'

const loadCoHosts = () => import('../../co-hosts/components/co-hosts-dialog.tsx')
const loadLeaving = () => import('../../co-hosts/components/leave-dialog.tsx')

/** For the owner the people who edit the card, for a co-host the way out. */
export function CoHosting({ client, title }: { client: CardClient; title: string }) {
  const { cardId, isOwner } = useAtomValue(liveCardAtom)
  const session = useAtomValue(sessionAtom)
  if (cardId !== client.cardId || isOwner === undefined || session.status !== 'signed-in') return null
  return isOwner ? (
    <CoHosts cardId={cardId} />
  ) : (
    <Leaving client={client} title={title} userId={session.user.id} />
  )
}

function CoHosts({ cardId }: { cardId: string }) {
  const { code, isOpen, open, close } = useLazyDialog(loadCoHosts, { preload: false })
  return (
    <>
      <Button variant="outlined" onClick={open}>
        <Users aria-hidden="true" />
        Co-hosts
      </Button>
      {isOpen && code && <code.CoHostsDialog cardId={cardId} onClose={close} />}
    </>
  )
}

function Leaving({ client, title, userId }: { client: CardClient; title: string; userId: string }) {
  const { code, isOpen, open, close } = useLazyDialog(loadLeaving, { preload: false })
  const navigate = useNavigate()
  return (
    <>
      <Button variant="outlined" onClick={open}>
        <DoorOpen aria-hidden="true" />
        Stop Co-hosting
      </Button>
      {isOpen && code && (
        <code.LeaveDialog
          card={{ cardId: client.cardId, title }}
          userId={userId}
          onClose={close}
          onLeft={() => {
            client.abandon()
            void navigate(paths.myCards)
          }}
        />
      )}
    </>
  )
}
