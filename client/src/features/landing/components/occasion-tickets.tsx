import { useAtomValue } from 'jotai'
import {
  Bike,
  Cake,
  CarFront,
  Clapperboard,
  Coffee,
  Crown,
  Dices,
  Flame,
  Flower2,
  Gem,
  Grid3x3,
  GraduationCap,
  HeartHandshake,
  MessagesSquare,
  MoonStar,
  PartyPopper,
  Tent,
  TrainFront,
  TreePalm,
  TreePine,
  Trophy,
  Tv,
  Utensils,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { landing } from '#messages/landing.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { OFFICIAL_CATEGORIES, type OfficialCategory } from '#shared/official-categories.ts'
import { pageLanguage } from '../../../lib/language.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { Link } from '../../../ui/link.tsx'
import { useQuickCard } from '../../categories/use-quick-card.ts'

/** Loads the official categories in the page's language unless that is English, for a page rendered in the browser. */
async function loadOccasions() {
  const language = pageLanguage()
  if (language === DEFAULT_LANGUAGE) return undefined
  return (await import('#shared/official-in-languages.ts')).officialCategoriesIn(language)
}

/** The icons of official categories, by category id. Categories without an entry get the party icon. */
const ICONS: readonly (readonly [LucideIcon, string])[] = [
  [Bike, 'nl-pedalen'],
  [Cake, 'pt-docinho nl-kringje'],
  [CarFront, 'road-trips pt-estrada tr-yollara'],
  [Clapperboard, 'movienight'],
  [Coffee, 'tr-misafir'],
  [Crown, 'nl-kleedje'],
  [Flame, 'pt-churras de-grillen'],
  [Flower2, 'ja-ohanami'],
  [Gem, 'es-la-boda fr-mariage it-sposini pl-weselko tr-dugunde ar-alzaffa'],
  [GraduationCap, 'classrooms'],
  [HeartHandshake, 'familytime de-familie tr-ziyaret ja-kotatsu'],
  [MessagesSquare, 'pt-familia ar-alaaila'],
  [MoonStar, 'ar-eidiyya'],
  [Tent, 'fr-camping nl-caravan pl-majowka'],
  [TrainFront, 'fr-en-gare de-bahnhof pl-pociagi'],
  [TreePalm, 'es-playita it-spiagge'],
  [TreePine, 'pl-wigilia'],
  [Trophy, 'sportsgame es-partido it-partita ja-undokai ar-mubarah'],
  [Tv, 'tvmarathon'],
  [Utensils, 'es-comidas fr-famille it-parenti'],
  [
    Video,
    'virtualmtg es-reunion pt-reuniao fr-reunion de-meeting it-in-call nl-overleg pl-zdalnie tr-gorusme ja-zaitaku ar-ijtimaa',
  ],
]

const iconOf = (categoryId: string): LucideIcon =>
  ICONS.find(([, ids]) => ids.includes(categoryId))?.[0] ?? PartyPopper

/** The names on the landing page of the first official categories in English, in the same order. */
const NAMES = ['movies', 'meetings', 'classroom', 'family', 'road', 'office', 'sports', 'television'] as const

/** Returns the eight occasions in English, or the official categories in the page's language. */
function useOccasions(): readonly OfficialCategory[] {
  const { occasions } = useAtomValue(pageDataAtom)
  const loaded = useLazy(loadOccasions, { when: occasions ? 'later' : 'now' })
  return (
    occasions ??
    loaded ??
    NAMES.map((name, index) => ({ ...OFFICIAL_CATEGORIES[index]!, name: landing[name] }))
  )
}

/** A strip of tickets: classic bingo, the occasions in the themes of their categories, and a random card. */
export function OccasionTickets() {
  const { pendingId, make } = useQuickCard()
  const isPending = pendingId !== undefined
  const occasions = useOccasions()
  return (
    <ul className="landing-tickets" data-few={occasions.length < 6 || undefined}>
      <li data-theme="red">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : () => make('classic')}
        >
          <Grid3x3 />
          <span>{landing.classic}</span>
        </button>
      </li>
      {occasions.map(({ categoryId, theme, name }) => {
        const Icon = iconOf(categoryId)
        return (
          <li key={categoryId} data-theme={theme}>
            <Link to={paths.category(categoryId)}>
              <Icon />
              <span>{name}</span>
            </Link>
          </li>
        )
      })}
      <li className="landing-surprise">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : () => make()}
        >
          <Dices />
          <span>{isPending ? landing.shuffling : landing.surprise}</span>
        </button>
      </li>
    </ul>
  )
}
