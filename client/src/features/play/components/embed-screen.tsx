import { type ComponentType, type CSSProperties, type MouseEvent, useEffect, useLayoutEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { embed } from '#messages/embed.ts'
import { callName } from '#shared/rules/columns.ts'
import { readEmbedOptions } from '#shared/rules/embed.ts'
import { textWeight } from '#shared/rules/font-step.ts'
import type { Card } from '#shared/schemas/card.ts'
import { EMBED_PREVIEW } from '#shared/screens.ts'
import { announce } from '../../../lib/announce.ts'
import { hasOpaqueOrigin } from '../../../lib/page/opaque-origin.ts'
import { useInBrowser } from '../../../lib/page/use-in-browser.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { RetryButton } from '../../card/components/retry-button.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { followShuffle } from '../shuffle.ts'
import { useBoard } from '../use-board.ts'
import { OfflinePill } from '../../card/components/offline-pill.tsx'
import { PlayBoard } from './play-board.tsx'
import type { PlayByCodeProps } from './play-by-code.tsx'
import '../embed.css'

const loadExtras = () => import('./embed-extras.tsx')

/** Styles that replace the hint where no script runs, as in a sandboxed frame: nothing can be marked there. */
const pictureOnly = () => `
.embed .hint { font-size: 0 }
.embed .hint::after { content: ${JSON.stringify(embed.picture)}; font-size: 1rem }
`

/**
 * `/embed/{cardId}`: a card inside another page, as large as its frame. Without marks it is a picture. Viewers of a
 * picture aren't counted as players, and neither is a host who previews the frame.
 */
export default function EmbedScreen() {
  const { cardId = '' } = useParams()
  const parameters = new URLSearchParams(useLocation().search)
  const { marks: hasMarks, calls: hasCalls } = readEmbedOptions(parameters)
  const isPreview = parameters.has(EMBED_PREVIEW)
  const as = hasMarks && !isPreview ? 'play' : 'present'
  // The same shuffle as on the card's own page, if storage is shared, so that neither moves the other's marks. A
  // picture shows the host's order anyway.
  useLayoutEffect(() => followShuffle(cardId, false), [cardId])
  const { status, card, absent, why, press, reset } = useBoard(cardId, as, loadExtras)
  const extras = useLazy(loadExtras)
  useEffect(() => {
    if (absent && !hasMarks) announce(texts.absent[absent].sentence)
  }, [absent, hasMarks])
  const called = hasCalls && !hasMarks && card ? card.called : []
  const serial = (
    <OpenInApp
      cardId={cardId}
      isPicture={!hasMarks}
      isShuffled={!hasMarks && card?.columns}
      PlayByCode={!hasMarks && hasCalls && extras?.PlayByCode}
    />
  )
  return (
    <div className="embed" data-calls={called.length > 0 || undefined}>
      <noscript>
        <style>{pictureOnly()}</style>
      </noscript>
      {status === 'missing' ? (
        <Missing isRemoved={why === 'removed'} />
      ) : status === 'failed' ? (
        <Failed />
      ) : !card ? (
        <TicketSkeleton />
      ) : hasMarks ? (
        <PlayBoard
          card={card}
          absent={absent}
          onPress={press}
          onReset={reset}
          loadExtras={loadExtras}
          frameSerial={serial}
        >
          {extras && <extras.BingoStamp />}
        </PlayBoard>
      ) : (
        <Ticket
          theme={card.theme}
          title={card.title || basics.untitled}
          serial={
            <>
              {absent && <span>{texts.absent[absent].short}</span>}
              {serial}
            </>
          }
          strip={called.length > 0 && <LastCall card={card} />}
        >
          <CardGrid card={card} squareOf={(_, text) => ({ called: called.includes(text) })} />
        </Ticket>
      )}
      <OfflinePill />
      {extras && <extras.EmbedNotice />}
    </div>
  )
}

/** The last call and the number of calls, for viewers of a video. */
function LastCall({ card }: { card: Card }) {
  const { called } = card
  const word = callName(card, called.at(-1) ?? '')
  return (
    <>
      <p className="embed-call" dir="auto" style={{ '--length': textWeight(word) } as CSSProperties}>
        {word}
      </p>
      <span className="end">{embed.called(called.length)}</span>
    </>
  )
}

function Missing({ isRemoved }: { isRemoved: boolean }) {
  const title = isRemoved ? texts.absent.removed.short : embed.gone
  useTitle(title)
  return (
    <div className="embed-message">
      <h1>{title}</h1>
      <p>{isRemoved ? embed.removedText : embed.goneText}</p>
      <a className="button" data-variant="ink" href={paths.home} target="_blank" rel="noopener">
        {embed.make}
      </a>
    </div>
  )
}

function Failed() {
  useTitle(basics.cardFailed)
  return (
    <div className="embed-message" role="alert">
      <h1>{basics.cardFailed}</h1>
      <p>{embed.failedText}</p>
      <RetryButton variant="ink" />
    </div>
  )
}

/** Opens the link by script if the frame is sandboxed, where a plain link may not open a new tab. */
function open(event: MouseEvent<HTMLAnchorElement>): void {
  if (!hasOpaqueOrigin()) return
  event.preventDefault()
  const { href } = event.currentTarget
  void loadExtras().then(({ openOut }) => openOut(href))
}

interface OpenInAppProps {
  cardId: string
  isPicture: boolean
  /** Whether the link deals each player their own card. Not set with marks: players keep the frame's card. */
  isShuffled: boolean | undefined
  /** Shows how to join by the card's code, while the card has one. */
  PlayByCode: ComponentType<PlayByCodeProps> | false | undefined
}

/**
 * Links from a frame to the card's own page, in a new tab so that the page around the frame stays open. A picture shows
 * the address to type instead, as no one can click a link in a video.
 */
function OpenInApp({ cardId, isPicture, isShuffled, PlayByCode }: OpenInAppProps) {
  const host = useInBrowser(() => location.host, '')
  const path = (isShuffled ? paths.playShuffled : paths.play)(cardId)
  const label = isPicture ? host && embed.playAt(host + path) : embed.open
  return (
    <a
      className="embed-open"
      href={path}
      target="_blank"
      rel="noopener"
      aria-label={embed.openLabel}
      onClick={open}
    >
      <span>
        {PlayByCode ? (
          <PlayByCode cardId={cardId} host={host}>
            {label}
          </PlayByCode>
        ) : (
          label
        )}
      </span>
      {/* Drawn here: importing the icon would make a frame load the icons of all screens. */}
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
        <path d="M7 7h10v10M7 17 17 7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </a>
  )
}
