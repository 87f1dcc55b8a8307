import { ArrowRight, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { OccasionTickets } from './occasion-tickets.tsx'
import { SampleCard } from './sample-card.tsx'
import '../landing.css'

const PITCH = [
  { shout: 'Make it.', verb: 'Create', rest: 'a card of what always happens.' },
  { shout: 'Send it.', verb: 'Share', rest: 'one link. One card for everyone.' },
  { shout: 'Shout it.', verb: 'Play', rest: 'tap by tap. A\u00a0line is a BINGO.' },
]

/** The landing page: the pitch, a playable demo card, and links to the editor and the categories. */
export function LandingScreen({ onNewCard }: { onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  return (
    <div className="landing">
      <div className="landing-hero">
        <div aria-hidden="true" className="brand-band" />
        <div className="landing-pitch">
          <div className="landing-words">
            <h1>
              {PITCH.map(({ shout }) => (
                <span key={shout}>{shout} </span>
              ))}
            </h1>
            <ul>
              {PITCH.map(({ verb, rest }) => (
                <li key={verb}>
                  <b>{verb}</b> {rest}
                </li>
              ))}
            </ul>
          </div>
          <div className="landing-first">
            <ButtonLink to={paths.create()} variant="ink" size="big" onClick={onNewCard}>
              <Plus aria-hidden="true" />
              Create Your First Card
            </ButtonLink>
            <p>
              <span>No sign-in to play or make one.</span> <span>Only to share your own.</span>
            </p>
          </div>
        </div>
        <SampleCard />
      </div>
      <section className="landing-occasions" aria-labelledby="occasions">
        <h2 id="occasions">What are you watching, attending, enduring?</h2>
        <OccasionTickets />
        <ButtonLink to={paths.create()} size="big" onClick={onNewCard}>
          Get Started Now
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </section>
    </div>
  )
}
