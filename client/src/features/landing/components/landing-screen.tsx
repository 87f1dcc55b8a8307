import { atom, useAtomValue } from 'jotai'
import {
  ArrowRight,
  Plus,
  CarFront,
  Clapperboard,
  Dices,
  GraduationCap,
  HeartHandshake,
  PartyPopper,
  Trophy,
  Tv,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { useState, type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { landing } from '#messages/landing.ts'
import { pageLanguage } from '../../../lib/language.ts'
import { pageDataAtom } from '../../../lib/page-data.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { sampleOf } from '../samples.ts'
import { SampleCard } from './sample-card.tsx'
import '../landing.css'
import { Link } from 'react-router-dom'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { OFFICIAL_CATEGORIES, type OfficialCategory } from '#shared/official-categories.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { storedKeys } from '../../../lib/storage.ts'
import { STORAGE_KEYS } from '../../../sync/storage-keys.ts'
import { rich } from '../../../ui/rich.tsx'
import '../welcome.css'

const PITCH = ['make', 'send', 'shout'] as const

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
  const sample = sampleOf(useAtomValue(weekdayAtom))
  const startCard = (event: MouseEvent<HTMLAnchorElement>) => onNewCard(event, title)
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
              <Plus aria-hidden="true" />
              <span>{landing.create}</span>
            </ButtonLink>
            <p>
              <span>{landing.noAccount}</span> <span>{landing.onlyToShare}</span>
            </p>
          </div>
          {joinForm}
        </div>
        <SampleCard sample={sample} title={title} onTitle={setTitle} onNewCard={startCard} />
      </div>
      <section className="landing-occasions" aria-labelledby="occasions">
        <h2 id="occasions">{landing.occasions}</h2>
        <OccasionTickets quickCard={quickCard} />
        <ButtonLink to={paths.create()} size="big" onClick={startCard}>
          <span>{landing.start}</span>
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </section>
    </div>
  )
}

/** Makes a card from a random official category and opens it. */
interface QuickCard {
  isPending: boolean
  make: () => void
}

/** The official categories in the page's language, unless that is English, for a page that the server has not rendered. */
async function loadOccasions() {
  const language = pageLanguage()
  if (language === DEFAULT_LANGUAGE) return undefined
  return (await import('#shared/official-in-languages.ts')).officialCategoriesIn(language)
}

interface Occasion extends Pick<OfficialCategory, 'categoryId' | 'theme'> {
  words: string
  Icon: LucideIcon
}

/** The eight occasions in English, else the official categories in the page's language. */
function useOccasions(): readonly Occasion[] {
  const { occasions } = useAtomValue(pageDataAtom)
  const loaded = useLazy(loadOccasions, { when: occasions ? 'later' : 'now' })
  const own = occasions ?? loaded
  return own
    ? own.map(({ name, ...category }) => ({ ...category, words: name, Icon: PartyPopper }))
    : OCCASIONS.map(({ name, ...category }) => ({ ...category, words: landing[name] }))
}

/** The occasions as a strip of tickets, in the themes of their categories, and one more for a random card. */
function OccasionTickets({ quickCard: { isPending, make } }: { quickCard: QuickCard }) {
  const occasions = useOccasions()
  return (
    <ul className="landing-tickets">
      {occasions.map(({ categoryId, theme, words, Icon }) => (
        <li key={categoryId} data-theme={theme}>
          <Link to={paths.category(categoryId)}>
            <Icon aria-hidden="true" />
            <span>{words}</span>
          </Link>
        </li>
      ))}
      <li className="landing-surprise">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : () => make()}
        >
          <Dices aria-hidden="true" />
          <span>{isPending ? landing.shuffling : landing.surprise}</span>
        </button>
      </li>
    </ul>
  )
}

const [movies, meetings, classroom, family, road, office, sports, television] = OFFICIAL_CATEGORIES

/** Occasions for bingo cards, each with its official category. */
const OCCASIONS = [
  { ...movies, name: 'movies', Icon: Clapperboard },
  { ...meetings, name: 'meetings', Icon: Video },
  { ...classroom, name: 'classroom', Icon: GraduationCap },
  { ...family, name: 'family', Icon: HeartHandshake },
  { ...road, name: 'road', Icon: CarFront },
  { ...office, name: 'office', Icon: PartyPopper },
  { ...sports, name: 'sports', Icon: Trophy },
  { ...television, name: 'television', Icon: Tv },
] as const

const loadWelcome = () => import('./welcome-back.tsx')

interface WelcomeSlotProps {
  onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The place of the last cards of a user who comes back; without a height for everyone else. */
function WelcomeSlot({ onNewCard }: WelcomeSlotProps) {
  const isReturning = useReturning()
  const code = useLazy(loadWelcome, { when: isReturning ? 'now' : 'later' })
  return (
    <div className="welcome-slot" data-shown={isReturning || undefined}>
      {isReturning && code && <code.WelcomeBack onNewCard={onNewCard} />}
    </div>
  )
}

const subscribeToNothing = () => () => undefined

function hasCards(): boolean {
  return [STORAGE_KEYS.temporaryCard(''), STORAGE_KEYS.offlineCard('')].some(
    (prefix) => storedKeys(prefix).length > 0,
  )
}

/**
 * Whether the user has been here before: signed in, or with temporary or played cards in this browser. False until hydration,
 * because the server renders the page for everyone; `data-returning` reserves the place until then (app/local-state.ts).
 */
function useReturning(): boolean {
  const { status } = useAtomValue(sessionAtom)
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (isHydrated && status !== 'loading') delete document.documentElement.dataset.returning
  }, [isHydrated, status])
  if (!isHydrated) return false
  if (status === 'signed-in' || hasCards()) return true
  return status !== 'signed-out' && document.documentElement.dataset.returning !== undefined
}
