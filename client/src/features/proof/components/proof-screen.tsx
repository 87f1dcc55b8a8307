import { useAtomValue } from 'jotai'
import { CircleCheckBig, CircleHelp, CircleX } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { proof as words } from '#messages/proof.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import { readProof, type Proof } from '#shared/rules/proof.ts'
import type { Card } from '#shared/schemas/card.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { offlineAtom } from '../../../sync/card-store.ts'
import { useShownCard } from '../../../sync/hear/connection.ts'
import { readOfflineCard } from '../../../sync/offline/offline-cards.ts'
import { emptyContent } from '../../../sync/stored-card.ts'
import { findTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { OfflinePill } from '../../card/components/offline-pill.tsx'
import { StillGrid } from '../../card/components/still-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { judgeProof, playersWords, type Judgement } from '../judge-proof.ts'
import '../proof.css'

/** `/proof#…`: a player's bingo against the host's calls. The fragment never leaves this browser. */
export default function ProofScreen() {
  const { hash } = useLocation()
  const proof = useMemo(() => readProof(hash.slice(1)), [hash])
  useTitle(words.title)
  return <div className="proof">{proof ? <ShownProof proof={proof} /> : <NoProof />}</div>
}

function NoProof() {
  return <EmptyState title={words.noLink} text={words.noLinkText} />
}

/** The player's squares without their words, which the link does not carry. */
function blankCard({ cardId, version, round, board }: Proof): Card {
  const { gridSize, hasFreeSpace } = board ?? emptyContent()
  const now = new Date().toISOString()
  const cells = emptyCells(gridSize)
  return {
    ...emptyContent(),
    gridSize,
    hasFreeSpace,
    cells,
    cardId,
    version,
    round,
    called: [],
    createdAt: now,
    updatedAt: now,
  }
}

function ShownProof({ proof }: { proof: Proof }) {
  const { cardId } = proof
  const { status, card, absent, remembered, why } = useShownCard(cardId, 'present')
  const isOffline = useAtomValue(offlineAtom)
  // A maker without an account has the calls too. Otherwise this browser may have seen the card.
  const own = useMemo(() => findTemporary(cardId), [cardId])
  const seen = useMemo(() => readOfflineCard(cardId)?.card, [cardId])
  usePageTheme(card?.theme)
  if (status === 'loading') return <TicketSkeleton />
  const live = absent || remembered || isOffline ? undefined : card
  const known = live ?? own
  const isRemoved = why === 'removed'
  const drawn = known ?? (isRemoved ? undefined : (card ?? seen)) ?? blankCard(proof)
  const isReached = status !== 'failed' && !remembered && !isOffline
  const judged = judgeProof(drawn, proof)
  const judgement: Judgement = known
    ? judged
    : { ...judged, verdict: 'unknown', sentence: isReached ? words.noCard : words.notReached }
  const isUnknown = judgement.verdict === 'unknown'
  return (
    <>
      <OfflinePill
        words={words.offline}
        className="inline-flex min-h-7 w-fit items-center gap-1.5 rounded-full bg-warn px-3 text-chip font-semibold text-on-warn [&>svg]:size-4"
      />
      <Verdict
        judgement={judgement}
        note={isUnknown && !isRemoved && proof.words.length > 0 && playersWords(proof)}
      />
      <Board judgement={judgement} notes={proof.notes} />
      <p className="proof-trust">{words.trust}</p>
    </>
  )
}

const ICONS = { won: CircleCheckBig, notWon: CircleX, unknown: CircleHelp }

function Verdict({ judgement: { verdict, sentence }, note }: { judgement: Judgement; note: string | false }) {
  const Icon = ICONS[verdict]
  return (
    <div className="proof-verdict" data-won={verdict === 'won' || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <h1 className="text-poster-28">{words[verdict]}</h1>
        <p>{sentence}</p>
        {note !== false && <p>{note}</p>}
      </div>
    </div>
  )
}

const STATES = [
  { name: 'both', is: (marked: boolean, called: boolean) => marked && called },
  { name: 'marked', is: (marked: boolean, called: boolean) => marked && !called },
  { name: 'called', is: (marked: boolean, called: boolean) => !marked && called },
] as const

interface BoardProps {
  judgement: Judgement
  notes: Proof['notes']
}

function Board({ judgement: { card, marked, called }, notes = [] }: BoardProps) {
  const { title, theme, cells } = card
  return (
    <div className="proof-board">
      <Ticket
        theme={theme}
        title={title || basics.untitled}
        headingLevel={2}
        strip={card.called.length > 0 && <span>{words.called(card.called.length)}</span>}
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
        {notes.length > 0 && (
          <div>
            <dt>{words.notes}</dt>
            {notes.map(([index, note]) => (
              <dd key={index} dir="auto">
                {cells[index] ? `${cells[index]}: ${note}` : note}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  )
}
