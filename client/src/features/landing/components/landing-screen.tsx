import { atom, useAtomValue } from 'jotai'
import { ArrowRight, Plus } from 'lucide-react'
import { useState, type MouseEvent, useEffect } from 'react'
import { landing } from '#messages/landing.ts'
import { join } from '#messages/join.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { useInBrowser } from '../../../lib/page/use-in-browser.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { sampleOf } from '../samples.ts'
import { OccasionTickets } from './occasion-tickets.tsx'
import { SampleCard } from './sample-card.tsx'
import '../landing.css'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { hadAccount } from '../../auth/had-account.ts'
import { storedKeys } from '../../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../../sync/storage-keys.ts'
import { rich } from '../../../ui/rich.tsx'
import '../welcome.css'
import { useNewCard } from '../../editor/use-new-card.ts'
import { JoinForm } from '../../join/components/join-form.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'

const PITCH = ['make', 'send', 'shout'] as const

/**
 * The weekday, which determines the demo card. It stays the same while the page is open. On a server-rendered page it
 * is the server's weekday, as the browser may be in another time zone.
 */
const weekdayAtom = atom((get) => get(pageDataAtom).weekday ?? new Date().getDay())

/** `/`: the pitch, a field for a code, a playable demo card, and links to the editor and the categories. */
export default function LandingScreen() {
  useTitle('')
  const newCard = useNewCard()
  const [title, setTitle] = useState('')
  const sample = sampleOf(useAtomValue(weekdayAtom))
  const isSignedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const hasMadeCards = useHydrated() && (isSignedIn || hadAccount() || hasStored(STORAGE_KEYS.temporaryCard))
  const labels = [landing.create, landing.welcome.newCard]
  const startCard = (event: MouseEvent<HTMLAnchorElement>) => newCard(event, { title })
  return (
    <div className="landing">
      <div className="landing-hero">
        <div aria-hidden="true" className="brand-band" />
        <WelcomeSlot onNewCard={startCard} />
        <div className="landing-pitch">
          <div className="landing-words">
            <h1>
              {PITCH.map((name) => (
                <span key={name}>{`${landing.pitch[name].shout} `}</span>
              ))}
            </h1>
            <ul>
              {PITCH.map((name) => (
                <li key={name}>{rich(landing.pitch[name].line, { verb: (words) => <b>{words}</b> })}</li>
              ))}
            </ul>
          </div>
          <div className="landing-first">
            <ButtonLink to={paths.create()} variant="ink" size="big" onClick={startCard}>
              {/* Both labels take up space, so that nothing moves once it is known which one applies. */}
              <span className="button-labels">
                {(hasMadeCards ? labels.toReversed() : labels).map((label) => (
                  <span key={label}>
                    <Plus />
                    <span>{label}</span>
                  </span>
                ))}
              </span>
            </ButtonLink>
            {/* Not a utility class, which would be in the first style sheet of every page. */}
            <p style={isSignedIn ? { visibility: 'hidden' } : undefined}>
              <span>{landing.noAccount}</span> <span>{landing.onlyToShare}</span>
            </p>
          </div>
          <JoinForm label={join.title} />
        </div>
        <SampleCard sample={sample} title={title} onTitle={setTitle} onNewCard={startCard} />
      </div>
      <section className="landing-occasions" aria-labelledby="occasions">
        <h2 id="occasions">{landing.occasions}</h2>
        <OccasionTickets />
        <ButtonLink to={paths.create()} variant="outlined" size="big" onClick={startCard}>
          <span>{landing.start}</span>
          <ArrowRight />
        </ButtonLink>
      </section>
    </div>
  )
}

const loadWelcome = () => import('./welcome-back.tsx')

/** The space for the last cards of a returning user; it has no height for anyone else. */
function WelcomeSlot({ onNewCard }: { onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const isReturning = useReturning()
  const code = useLazy(loadWelcome, { when: isReturning ? 'now' : 'later' })
  return (
    <div className="welcome-slot" data-shown={isReturning || undefined}>
      {isReturning && code && <code.WelcomeBack onNewCard={onNewCard} />}
    </div>
  )
}

/** Returns false in the first render of a server-rendered page, which is the same for everyone. */
const useHydrated = () => useInBrowser(() => true, false)

const hasStored = (keyOf: (cardId: string) => string) => storedKeys(keyOf('')).length > 0

/**
 * Returns whether the user is signed in, or has temporary or played cards in this browser. False until hydration, as the
 * server renders the same page for everyone; until then `data-returning` reserves the space (app/local-state.ts).
 */
function useReturning(): boolean {
  const { status } = useAtomValue(sessionAtom)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated && status !== 'loading') delete document.documentElement.dataset.returning
  }, [isHydrated, status])
  if (!isHydrated) return false
  if (status === 'signed-in' || hasStored(STORAGE_KEYS.temporaryCard) || hasStored(STORAGE_KEYS.offlineCard))
    return true
  return status !== 'signed-out' && document.documentElement.dataset.returning !== undefined
}
