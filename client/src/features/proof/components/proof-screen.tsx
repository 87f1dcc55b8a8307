import { CircleCheckBig, CircleX } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { proof as words } from '#messages/proof.ts'
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

/** `/proof#…`: a player's bingo against the host's calls. The fragment never leaves this browser. */
export function ProofScreen() {
  const { hash } = useLocation()
  const proof = useMemo(() => readProof(hash.slice(1)), [hash])
  useTitle(words.title)
  return <div className="proof">{proof ? <ShownProof proof={proof} /> : <NoProof />}</div>
}

function NoProof() {
  return <EmptyState title={words.noLink} text={words.noLinkText} />
}

function ShownProof({ proof }: { proof: Proof }) {
  const { status, card } = useLiveCard(proof.cardId, 'present')
  usePageTheme(card?.theme)
  if (status === 'missing' || status === 'failed') return <MissingCard status={status} />
  if (!card) return <TicketSkeleton />
  const judgement = judgeProof(card, proof)
  return (
    <>
      <OfflinePill
        words={words.offline}
        className="inline-flex min-h-7 w-fit items-center gap-1.5 rounded-full bg-warn px-3 text-chip font-semibold text-on-warn [&>svg]:size-4"
      />
      <Verdict judgement={judgement} />
      <Board judgement={judgement} />
      <p className="proof-trust">{words.trust}</p>
    </>
  )
}

function Verdict({ judgement: { hasWon, sentence, note } }: { judgement: Judgement }) {
  const Icon = hasWon ? CircleCheckBig : CircleX
  return (
    <div className="proof-verdict" data-won={hasWon || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <h1 className="text-poster-28">{hasWon ? words.won : words.notWon}</h1>
        <p>{sentence}</p>
        {note !== undefined && <p>{note}</p>}
      </div>
    </div>
  )
}

const STATES = [
  { name: 'both', is: (marked: boolean, called: boolean) => marked && called },
  { name: 'marked', is: (marked: boolean, called: boolean) => marked && !called },
  { name: 'called', is: (marked: boolean, called: boolean) => !marked && called },
] as const

function Board({ judgement: { card, marked, called } }: { judgement: Judgement }) {
  const { title, theme, cells } = card
  return (
    <div className="proof-board">
      <Ticket
        theme={theme}
        title={title || basics.untitled}
        headingLevel={2}
        strip={<span>{words.called(card.called.length)}</span>}
      >
        <StillGrid
          card={card}
          label={words.board(title || basics.untitled)}
          called={card.called}
          marked={marked}
        />
      </Ticket>
      <dl className="proof-states">
        {STATES.map(({ name, is }) => {
          const squares = cells.filter(
            (text, index) => text !== '' && is(marked.has(index), called.has(index)),
          )
          if (squares.length === 0) return null
          return (
            <div key={name}>
              <dt>{words.states[name](squares.length)}</dt>
              <dd dir="auto">{squares.join(' · ')}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
