import { atom, useAtomValue } from 'jotai'
import { ArrowRight, Plus } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { pageDataAtom } from '../../../lib/page-data.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SAMPLES } from '../samples.ts'
import { OccasionTickets, type QuickCard } from './occasion-tickets.tsx'
import { SampleCard } from './sample-card.tsx'
import { WelcomeSlot } from './welcome-slot.tsx'
import '../landing.css'

const PITCH = [
  { shout: 'Make it.', verb: 'Create', rest: 'a card of things that always happen.' },
  { shout: 'Send it.', verb: 'Share', rest: 'one link. Everyone plays.' },
  { shout: 'Shout it.', verb: 'Play', rest: 'tap by tap. A\u00a0line is a BINGO.' },
]

/**
 * Chooses the demo card. It stays the same while the page is open, and in a server-rendered page it is the server's: the browser may
 * be in another time zone.
 */
const weekdayAtom = atom((get) => get(pageDataAtom).weekday ?? new Date().getDay())

interface LandingScreenProps {
  /** Opens the editor with a new card of this title. */
  onNewCard: (event: MouseEvent<HTMLAnchorElement>, title: string) => void
  quickCard: QuickCard
  /** The field for the code of a card. */
  joinForm: ReactNode
}

/** The landing page: the pitch, a field for a code, a playable demo card, and links to the editor and the categories. */
export function LandingScreen({ onNewCard, quickCard, joinForm }: LandingScreenProps) {
  const [title, setTitle] = useState('')
  const sample = SAMPLES[useAtomValue(weekdayAtom)] ?? SAMPLES[0]
  const startCard = (event: MouseEvent<HTMLAnchorElement>) => onNewCard(event, title)
  return (
    <div className="landing">
      <div className="landing-hero">
        <div aria-hidden="true" className="brand-band" />
        <WelcomeSlot onNewCard={startCard} />
        <div className="landing-pitch">
          <div className="landing-words">
            <h1>
              {PITCH.map(({ shout }) => (
                <span key={shout}>{`${shout} `}</span>
              ))}
            </h1>
            <ul>
              {PITCH.map(({ verb, rest }) => (
                <li key={verb}>
                  <b>{verb}</b>
                  <span>{` ${rest}`}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="landing-first">
            <ButtonLink to={paths.create()} variant="ink" size="big" onClick={startCard}>
              <Plus aria-hidden="true" />
              Create Your First Card
            </ButtonLink>
            <p>
              <span>Play or make a card without an account.</span> <span>Log in only to share your own.</span>
            </p>
          </div>
          {joinForm}
        </div>
        <SampleCard sample={sample} title={title} onTitle={setTitle} onNewCard={startCard} />
      </div>
      <section className="landing-occasions" aria-labelledby="occasions">
        <h2 id="occasions">What are you watching, attending, enduring?</h2>
        <OccasionTickets quickCard={quickCard} />
        <ButtonLink to={paths.create()} size="big" onClick={startCard}>
          Get Started Now
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </section>
    </div>
  )
}
