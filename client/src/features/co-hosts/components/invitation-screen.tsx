import { useAtomValue } from 'jotai'
import { LogIn, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { LinkPage } from '../../auth/components/link-page.tsx'
import { Outcome } from '../../auth/components/outcome.tsx'
import { useInvitation } from '../use-invitation.ts'

interface InvitationScreenProps {
  cardId: string
  /** The link's token; empty if the link was truncated. */
  token: string
}

/** The page of an invitation link: accepts it, after a log-in where that is needed. */
export function InvitationScreen({ cardId, token }: InvitationScreenProps) {
  const { status } = useAtomValue(sessionAtom)
  return (
    <LinkPage title="Host it together">
      {token === '' ? (
        <Outcome title="This link is incomplete" text="Ask the host to send it again." />
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
      <Spinner label="Opening the invitation" />
    </div>
  )
}

function Invitation({ cardId, token, isSignedIn }: InvitationScreenProps & { isSignedIn: boolean }) {
  const { state, accept, retry } = useInvitation(cardId, token)
  const navigate = useNavigate()

  async function join(): Promise<void> {
    if (!(await accept())) return
    toast({ title: "You're a co-host", text: "You'll find this card in My Cards." })
    void navigate(paths.create(cardId), { replace: true })
  }

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
              Become a Co-host
            </Button>
          ) : (
            <ButtonLink to={paths.auth} state={{ from: paths.coHost(cardId, token) }} size="big">
              <LogIn aria-hidden="true" />
              Log in to accept
            </ButtonLink>
          )}
        </Offer>
      )
    case 'accepted':
      return (
        <Outcome title="You can edit this card" text={`You already host ${nameOfCard(state.card)}.`}>
          <ButtonLink to={paths.create(cardId)}>Open the Editor</ButtonLink>
        </Outcome>
      )
    case 'gone':
      return (
        <Outcome
          title="We can't find that card"
          text="Its host may have deleted it, or the link is incomplete."
        >
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        </Outcome>
      )
    case 'refused':
      return (
        <Outcome title="You can't co-host this card" text={state.message}>
          <ButtonLink to={paths.play(cardId)} variant="outlined">
            Play the Card
          </ButtonLink>
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome title="The invitation didn't open" text="Check your connection and try again.">
          <Button onClick={retry}>Try Again</Button>
        </Outcome>
      )
  }
}

const nameOfCard = ({ title }: CardReply) => `“${title || UNTITLED_CARD}”`

function Offer({ card, children }: { card: CardReply; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-poster-28" dir="auto">
        {card.title || UNTITLED_CARD}
      </h2>
      <p>
        You're invited to edit this card. Everyone who plays it sees your edits right away. The owner can take
        this back at any time.
      </p>
      {children}
      <ButtonLink to={paths.play(card.cardId)} variant="outlined">
        Just Play
      </ButtonLink>
    </div>
  )
}
