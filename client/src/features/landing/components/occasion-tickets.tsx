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
import { pageDataAtom } from '../../../lib/page-data.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Link } from '../../../ui/link.tsx'

/** Makes a card from a random official category and opens it. */
export interface QuickCard {
  isPending: boolean
  make: () => void
}

/** The official categories in the page's language, unless that is English, for a page that the server has not rendered. */
async function loadOccasions() {
  const language = pageLanguage()
  if (language === DEFAULT_LANGUAGE) return undefined
  return (await import('#shared/official-in-languages.ts')).officialCategoriesIn(language)
}

/** Official categories of other languages by the icon of their tickets; those that are not here have a party. */
const ICONS: readonly (readonly [LucideIcon, string])[] = [
  [Bike, 'nl-pedalen'],
  [Cake, 'pt-docinho nl-kringje'],
  [CarFront, 'pt-estrada tr-yollara'],
  [Coffee, 'tr-misafir'],
  [Crown, 'nl-kleedje'],
  [Flame, 'pt-churras de-grillen'],
  [Flower2, 'ja-ohanami'],
  [Gem, 'es-la-boda fr-mariage it-sposini pl-weselko tr-dugunde ar-alzaffa'],
  [HeartHandshake, 'de-familie tr-ziyaret ja-kotatsu'],
  [MessagesSquare, 'pt-familia ar-alaaila'],
  [MoonStar, 'ar-eidiyya'],
  [Tent, 'fr-camping nl-caravan pl-majowka'],
  [TrainFront, 'fr-en-gare de-bahnhof pl-pociagi'],
  [TreePalm, 'es-playita it-spiagge'],
  [TreePine, 'pl-wigilia'],
  [Trophy, 'es-partido it-partita ja-undokai ar-mubarah'],
  [Utensils, 'es-comidas fr-famille it-parenti'],
  [
    Video,
    'es-reunion pt-reuniao fr-reunion de-meeting it-in-call nl-overleg pl-zdalnie tr-gorusme ja-zaitaku ar-ijtimaa',
  ],
]

const iconOf = (categoryId: string): LucideIcon =>
  ICONS.find(([, ids]) => ids.includes(categoryId))?.[0] ?? PartyPopper

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
    ? own.map(({ name, ...category }) => ({ ...category, words: name, Icon: iconOf(category.categoryId) }))
    : OCCASIONS.map(({ name, ...category }) => ({ ...category, words: landing[name] }))
}

/** The occasions as a strip of tickets, in the themes of their categories, and one more for a random card. */
export function OccasionTickets({ quickCard: { isPending, make } }: { quickCard: QuickCard }) {
  const occasions = useOccasions()
  return (
    <ul className="landing-tickets" data-few={occasions.length < 6 || undefined}>
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
