import { useAtomValue } from 'jotai'
import { PenLine } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { invitation } from '#messages/invitation.ts'
import type { InvitedCard } from '#shared/contract/answers.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { readTab, removeTab, writeTab } from '../../../lib/tab-storage.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { StillGrid } from '../../card/components/still-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { LinkPage } from '../../auth/components/link-page.tsx'
import { Outcome } from '../../auth/components/outcome.tsx'
import { useInvitation } from '../use-invitation.ts'

/** The id of the card that was accepted before the log-in, in this tab. */
const ACCEPTED_KEY = 'accepted-invitation'

interface InvitationScreenProps {
  cardId: string
  /** The link's token; empty if the link was truncated. */
  token: string
}

/** The page of an invitation link: accepts it, after a log-in where that is needed. */
export function InvitationScreen({ cardId, token }: InvitationScreenProps) {
  const { status } = useAtomValue(sessionAtom)
  return (
    <LinkPage title={invitation.title}>
      {token === '' ? (
        <Outcome title={invitation.incomplete} text={invitation.incompleteText} />
      ) : status === 'loading' ? (
        <Waiting />
      ) : (
        // Anew after a log-in, since the answer contains the reader's rights.
        <Invitation key={status} cardId={cardId} token={token} isSignedIn={status === 'signed-in'} />
      )}
    </LinkPage>
  )
}

function Waiting() {
  return (
    <div className="grid place-items-center py-10">
      <Spinner label={invitation.opening} />
    </div>
  )
}

function Invitation({ cardId, token, isSignedIn }: InvitationScreenProps & { isSignedIn: boolean }) {
  const { state, accept, retry } = useInvitation(cardId, token)
  const navigate = useNavigate()

  async function join(): Promise<void> {
    if (!(await accept())) return
    toast({ title: invitation.accepted, text: invitation.acceptedText })
    void navigate(paths.create(cardId), { replace: true })
  }

  // Who pressed Accept before the log-in need not press it again.
  const isAccepted = isSignedIn && state.status === 'open' && readTab(ACCEPTED_KEY) === cardId
  const joinOnReturn = useEffectEvent(join)
  useEffect(() => {
    if (!isAccepted) return
    removeTab(ACCEPTED_KEY)
    void joinOnReturn()
  }, [isAccepted])

  switch (state.status) {
    case 'loading':
    case 'accepting':
      return <Waiting />
    case 'open':
      return (
        <Offer card={state.card}>
          {isSignedIn ? (
            <Button size="big" onClick={() => void join()}>
              <PenLine aria-hidden="true" />
              <span>{invitation.accept}</span>
            </Button>
          ) : (
            <ButtonLink
              to={paths.auth}
              state={{ from: paths.coHost(cardId, token) }}
              size="big"
              onClick={() => writeTab(ACCEPTED_KEY, cardId)}
            >
              <PenLine aria-hidden="true" />
              <span>{invitation.accept}</span>
            </ButtonLink>
          )}
        </Offer>
      )
    case 'accepted':
      return (
        <Outcome title={invitation.already} text={invitation.alreadyText(titleOf(state.card))}>
          <ButtonLink to={paths.create(cardId)}>{invitation.openEditor}</ButtonLink>
        </Outcome>
      )
    case 'gone':
      return (
        <Outcome title={invitation.missing} text={invitation.missingText}>
          <ButtonLink to={paths.home}>{basics.home}</ButtonLink>
        </Outcome>
      )
    case 'refused':
      return (
        <Outcome title={invitation.refused} text={state.message}>
          <ButtonLink to={paths.play(cardId)} variant="outlined">
            {invitation.play}
          </ButtonLink>
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome title={invitation.failed} text={basics.checkConnection}>
          <Button onClick={retry}>{basics.tryAgain}</Button>
        </Outcome>
      )
  }
}

const titleOf = ({ title }: InvitedCard) => title || basics.untitled

function Offer({ card, children }: { card: InvitedCard; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <div className="[&_.card-grid]:[--ch:44px]">
        <Ticket
          theme={card.theme}
          title={titleOf(card)}
          headingLevel={2}
          strip={<span>{invitation.invited}</span>}
        >
          <StillGrid card={card} />
        </Ticket>
      </div>
      <p>
        <span>
          {rich(invitation.offer, { name: () => <bdi className="font-semibold">{card.ownerName}</bdi> })}
        </span>
      </p>
      {children}
      <ButtonLink to={paths.play(card.cardId)} variant="outlined">
        {invitation.justPlay}
      </ButtonLink>
    </div>
  )
}
