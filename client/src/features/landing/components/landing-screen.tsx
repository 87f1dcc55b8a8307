import { atom, useAtomValue } from 'jotai'
import { ArrowRight, Plus } from 'lucide-react'
import { useState, type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { landing } from '#messages/landing.ts'
import { join } from '#messages/join.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
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
 * Chooses the demo card. It stays the same while the page is open, and in a server-rendered page it is the server's: the browser may
 * be in another time zone.
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
              {/* Both take their place, so that nothing moves once it is known. */}
              <span className="button-labels">
                {(hasMadeCards ? labels.toReversed() : labels).map((label) => (
                  <span key={label}>
                    <Plus aria-hidden="true" />
                    <span>{label}</span>
                  </span>
                ))}
              </span>
            </ButtonLink>
            {/* A utility would be in the first paint of every page. */}
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
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </section>
    </div>
  )
}

const loadWelcome = () => import('./welcome-back.tsx')

/** The place of the last cards of a user who comes back; without a height for everyone else. */
function WelcomeSlot({ onNewCard }: { onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const isReturning = useReturning()
  const code = useLazy(loadWelcome, { when: isReturning ? 'now' : 'later' })
  return (
    <div className="welcome-slot" data-shown={isReturning || undefined}>
      {isReturning && code && <code.WelcomeBack onNewCard={onNewCard} />}
    </div>
  )
}

const subscribeToNothing = () => () => undefined

/** False in the first render of a server-rendered page, which is the same for everyone. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const hasStored = (keyOf: (cardId: string) => string) => storedKeys(keyOf('')).length > 0

/**
 * Whether the user has been here before: signed in, or with temporary or played cards in this browser. False until hydration,
 * because the server renders the page for everyone; `data-returning` reserves the place until then (app/local-state.ts).
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
