import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { PenLine } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { invitation } from '#messages/invitation.ts'
import type { InvitedCard } from '#shared/contract/answers.ts'
import { ApiError, call } from '../../../lib/api-client.ts'
import { isolated } from '../../../lib/isolated.ts'
import { paths } from '../../../lib/paths.ts'
import { withQueries } from '../../../lib/query-client.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { readTab, removeTab, writeTab } from '../../../lib/storage/tab-storage.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { rich } from '../../../ui/rich.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { LinkPage, LinkPending } from '../../auth/components/link-page.tsx'
import { Outcome } from '../../auth/components/outcome.tsx'
import { useLinkCode } from '../../auth/use-link-code.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

/** The tab's storage key of the card whose invitation was accepted before signing in. */
const ACCEPTED_KEY = 'accepted-invitation'

/** `/co-host/{cardId}#TOKEN`, the target of invitation links. The user can accept, after signing in if necessary. */
export default withQueries(() => {
  const { cardId = '' } = useParams()
  useTitle(invitation.title)
  // The token is empty if the link was cut off.
  const token = useLinkCode()
  const { status } = useAtomValue(sessionAtom)
  return (
    <LinkPage title={invitation.title}>
      {token === '' ? (
        <Outcome title={invitation.incomplete} text={invitation.incompleteText}>
          <ButtonLink to={paths.home}>{basics.home}</ButtonLink>
        </Outcome>
      ) : status === 'loading' ? (
        <LinkPending label={invitation.opening} />
      ) : (
        <Invitation key={cardId} cardId={cardId} token={token} isSignedIn={status === 'signed-in'} />
      )}
    </LinkPage>
  )
})

interface InvitationProps {
  cardId: string
  token: string
  isSignedIn: boolean
}

/** An invitation to co-host a card, and its outcome. */
function Invitation({ cardId, token, isSignedIn }: InvitationProps) {
  const navigate = useNavigate()
  const offer = useQuery({
    // Refetched after signing in, because the response contains the user's rights.
    queryKey: ['invitation', cardId, token, isSignedIn],
    queryFn: ({ signal }) => call('openInvitation', { params: { cardId }, body: { token }, signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const acceptance = useMutation({
    mutationFn: () => call('acceptInvitation', { params: { cardId }, body: { token } }),
    onSuccess: () => {
      toast({ title: invitation.accepted, text: invitation.acceptedText })
      void navigate(paths.create(cardId), { replace: true })
    },
  })
  const { mutate: accept } = acceptance
  const { data: card } = offer

  // A user who pressed Accept before signing in does not have to press it again.
  const isAccepted = isSignedIn && card?.canEdit === false && readTab(ACCEPTED_KEY) === cardId
  useEffect(() => {
    if (!isAccepted) return
    removeTab(ACCEPTED_KEY)
    accept()
  }, [isAccepted, accept])

  const error = offer.error ?? acceptance.error
  if (offer.isFetching || acceptance.isPending || acceptance.isSuccess)
    return <LinkPending label={invitation.opening} />
  if (error || !card)
    return (
      <Failure
        error={error}
        cardId={cardId}
        onRetry={() => {
          acceptance.reset()
          void offer.refetch()
        }}
      />
    )
  if (card.canEdit)
    return (
      <Outcome title={invitation.already} text={invitation.alreadyText(isolated(titleOf(card)))}>
        <ButtonLink to={paths.create(cardId)}>{invitation.openEditor}</ButtonLink>
      </Outcome>
    )
  return (
    <Offer card={card}>
      {isSignedIn ? (
        <Button size="big" onClick={() => accept()}>
          <PenLine />
          <span>{invitation.accept}</span>
        </Button>
      ) : (
        <ButtonLink
          to={paths.auth}
          state={{ from: paths.coHost(cardId, token) }}
          size="big"
          onClick={() => writeTab(ACCEPTED_KEY, cardId)}
        >
          <PenLine />
          <span>{invitation.accept}</span>
        </ButtonLink>
      )}
    </Offer>
  )
}

/** Returns a message that says why the server refused. */
function reasonOf({ code, message }: ApiError): string {
  if (code === 'expired-action-code') return invitation.ended
  return code === 'quota-exceeded' ? invitation.full : message
}

interface FailureProps {
  error: unknown
  cardId: string
  onRetry: () => void
}

/** Shows why the card can't be edited: it does not exist, the server refuses, or a retry may help. */
function Failure({ error, cardId, onRetry }: FailureProps) {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429)
    return (
      <Outcome title={invitation.failed} text={basics.checkConnection}>
        <Button onClick={onRetry}>{basics.tryAgain}</Button>
      </Outcome>
    )
  if (error.status === 404)
    return (
      <Outcome title={texts.missingTitle} text={invitation.missingText}>
        <ButtonLink to={paths.home}>{basics.home}</ButtonLink>
      </Outcome>
    )
  return (
    <Outcome title={invitation.refused} text={reasonOf(error)}>
      <ButtonLink to={paths.play(cardId)} variant="outlined">
        {invitation.play}
      </ButtonLink>
    </Outcome>
  )
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
          <CardGrid card={card} />
        </Ticket>
      </div>
      <p className="text-pretty">
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
