import {
  CarFront,
  Clapperboard,
  GraduationCap,
  HeartHandshake,
  PartyPopper,
  Trophy,
  Tv,
  Video,
} from 'lucide-react'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'

const [movies, meetings, classroom, family, road, office, sports, television] = OFFICIAL_CATEGORIES

/** Occasions for bingo cards, each with its official category. */
export const OCCASIONS = [
  { ...movies, words: 'Movie nights', Icon: Clapperboard },
  { ...meetings, words: 'Virtual meetings', Icon: Video },
  { ...classroom, words: 'Classroom activities', Icon: GraduationCap },
  { ...family, words: 'Family gatherings', Icon: HeartHandshake },
  { ...road, words: 'Road trips', Icon: CarFront },
  { ...office, words: 'Office parties', Icon: PartyPopper },
  { ...sports, words: 'Sports events', Icon: Trophy },
  { ...television, words: 'TV show marathons', Icon: Tv },
]
