import { CircleCheckBig, CircleX } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import { readProof, type Proof } from '#shared/rules/proof.ts'
import { usePageTheme } from '../../../lib/themes.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useLiveCard } from '../../../sync/connection.ts'
import { MissingCard } from '../../card/components/missing-card.tsx'
import { OfflinePill } from '../../card/components/offline-pill.tsx'
import { StillGrid } from '../../card/components/still-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { judgeProof, type Judgement } from '../judge-proof.ts'
import '../proof.css'

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** `/proof#…`: a player's bingo against the host's calls. The fragment never leaves this browser. */
export function ProofScreen() {
  const fragment = useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => '',
  )
  const proof = useMemo(() => readProof(fragment), [fragment])
  useTitle('A bingo to check')
  return <div className="proof">{proof ? <ShownProof proof={proof} /> : <NoProof />}</div>
}

function NoProof() {
  return (
    <EmptyState
      title="No bingo to check"
      text="The link is incomplete. Ask the player for the whole of it: Show my bingo has it."
    />
  )
}

function ShownProof({ proof }: { proof: Proof }) {
  const { status, card } = useLiveCard(proof.cardId, 'present')
  usePageTheme(card?.theme)
  if (status === 'missing' || status === 'failed') return <MissingCard status={status} />
  if (!card) return <TicketSkeleton />
  const judgement = judgeProof(card, proof)
  return (
    <>
      <OfflinePill />
      <Verdict judgement={judgement} />
      <Board judgement={judgement} />
      <p className="proof-trust">
        This page trusts what the player&apos;s browser says. Nothing of it reaches our server.
      </p>
    </>
  )
}

function Verdict({ judgement: { hasWon, sentence, note } }: { judgement: Judgement }) {
  const Icon = hasWon ? CircleCheckBig : CircleX
  return (
    <div className="proof-verdict" data-won={hasWon || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <h1 className="text-poster-28">{hasWon ? 'A real bingo' : 'Not a bingo yet'}</h1>
        <p>{sentence}</p>
        {note !== undefined && <p>{note}</p>}
      </div>
    </div>
  )
}

const STATES = [
  { name: 'Marked and called', is: (marked: boolean, called: boolean) => marked && called },
  { name: 'Marked, not called', is: (marked: boolean, called: boolean) => marked && !called },
  { name: 'Called, not marked', is: (marked: boolean, called: boolean) => !marked && called },
]

function Board({ judgement: { card, marked, called } }: { judgement: Judgement }) {
  const { title, theme, cells } = card
  return (
    <div className="proof-board">
      <Ticket
        theme={theme}
        title={title || UNTITLED_CARD}
        headingLevel={2}
        strip={<span>{`${card.called.length} called so far`}</span>}
      >
        <StillGrid
          card={card}
          label={`The player's card: ${title || UNTITLED_CARD}`}
          called={card.called}
          marked={marked}
        />
      </Ticket>
      <dl className="proof-states">
        {STATES.map(({ name, is }) => {
          const words = cells.filter((text, index) => text !== '' && is(marked.has(index), called.has(index)))
          if (words.length === 0) return null
          return (
            <div key={name}>
              <dt>{`${name} (${words.length})`}</dt>
              <dd dir="auto">{words.join(' · ')}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
