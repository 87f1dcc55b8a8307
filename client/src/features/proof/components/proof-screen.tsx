import { useAtomValue } from 'jotai'
import { CircleCheckBig, CircleHelp, CircleX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { proof as words } from '#messages/proof.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import { readProof, type Proof } from '#shared/rules/proof.ts'
import type { Card } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { offlineAtom } from '../../../sync/card-store.ts'
import { useShownCard } from '../../../sync/receive/connection.ts'
import { readOfflineCard } from '../../../sync/offline/offline-cards.ts'
import { emptyContent } from '../../../sync/stored-card.ts'
import { findTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { newUnsaved } from '../../../sync/unsaved/unsaved-card.ts'
import { OfflinePill } from '../../card/components/offline-pill.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { judgeProof, playersWords, type Judgement } from '../judge-proof.ts'

/** `/proof#…`: checks a player's bingo against the host's calls. The fragment never leaves this browser. */
export default function ProofScreen() {
  const { hash } = useLocation()
  const proof = readProof(hash.slice(1))
  useTitle(words.title)
  return (
    <div className="mx-auto grid w-[min(100%,34rem)] gap-[16px] p-[16px]">
      {proof ? (
        <ShownProof proof={proof} />
      ) : (
        <EmptyState title={words.noLink} text={words.noLinkText}>
          <ButtonLink to={paths.home}>{basics.home}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

/** Returns the player's card without words, which the link does not contain. */
function blankCard({ cardId, version, round, board }: Proof): Card {
  const { gridSize, hasFreeSpace } = board ?? emptyContent()
  const content = { ...emptyContent(), gridSize, hasFreeSpace, cells: emptyCells(gridSize) }
  return { ...newUnsaved(content), cardId, version, round }
}

function ShownProof({ proof }: { proof: Proof }) {
  const { cardId } = proof
  const { status, card, absent, remembered, why } = useShownCard(cardId, 'present')
  const isOffline = useAtomValue(offlineAtom)
  usePageTheme(card?.theme)
  if (status === 'loading') return <TicketSkeleton />
  const live = absent || remembered || isOffline ? undefined : card
  // The maker of a temporary card has the calls too. Otherwise, this browser may have cached the card.
  const known = live ?? findTemporary(cardId)
  const isRemoved = why === 'removed'
  const seen = isRemoved ? undefined : (card ?? readOfflineCard(cardId)?.card)
  const drawn = known ?? seen ?? blankCard(proof)
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
      <p className="text-chip text-muted">{words.trust}</p>
    </>
  )
}

const ICONS = { won: CircleCheckBig, notWon: CircleX, unknown: CircleHelp }

function Verdict({ judgement: { verdict, sentence }, note }: { judgement: Judgement; note: string | false }) {
  const Icon = ICONS[verdict]
  return (
    <div
      className="panel flex items-start gap-[12px] border-2 border-edge data-won:border-transparent data-won:bg-win data-won:text-[var(--on-win)]"
      data-won={verdict === 'won' || undefined}
    >
      <Icon className="size-[28px]" />
      <div>
        <h1 className="text-poster-28">{words[verdict]}</h1>
        <p className="mt-[4px]">{sentence}</p>
        {note !== false && <p className="mt-[4px]">{note}</p>}
      </div>
    </div>
  )
}

const STATES = [
  { name: 'both', isMarked: true, isCalled: true },
  { name: 'marked', isMarked: true, isCalled: false },
  { name: 'called', isMarked: false, isCalled: true },
] as const

interface BoardProps {
  judgement: Judgement
  notes: Proof['notes']
}

function Board({ judgement: { card, marked, called }, notes = [] }: BoardProps) {
  const { title, theme, cells } = card
  return (
    <div className="[&_.strip:empty]:min-h-2.5 [&_.strip:empty]:p-0">
      <Ticket
        theme={theme}
        title={title || basics.untitled}
        headingLevel={2}
        strip={card.called.length > 0 && <span>{words.called(card.called.length)}</span>}
      >
        <CardGrid
          card={card}
          label={words.board(title || basics.untitled)}
          squareOf={(index, text) => ({
            pressed: marked.has(index),
            called: card.called.includes(text),
          })}
        />
      </Ticket>
      <dl className="mt-[14px] grid gap-[8px] wrap-anywhere [&_dt]:font-semibold">
        {STATES.map(({ name, isMarked, isCalled }) => {
          const squares = cells.filter(
            (text, at) => text !== '' && marked.has(at) === isMarked && called.has(at) === isCalled,
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
