import {
  Bot,
  Cat,
  Dog,
  Fish,
  Gamepad2,
  Gem,
  Palette,
  PawPrint,
  Pizza,
  Plane,
  Rabbit,
  Rocket,
  Snail,
  Sprout,
  TreePalm,
  Turtle,
  type LucideIcon,
} from 'lucide-react'
import type { ProfileIcon as ProfileIconName } from '#shared/account-choices.ts'

const ICONS: Record<ProfileIconName, LucideIcon> = {
  cat: Cat,
  dog: Dog,
  fish: Fish,
  'gamepad-2': Gamepad2,
  gem: Gem,
  palette: Palette,
  'paw-print': PawPrint,
  pizza: Pizza,
  plane: Plane,
  rabbit: Rabbit,
  rocket: Rocket,
  robot: Bot,
  snail: Snail,
  sprout: Sprout,
  'tree-palm': TreePalm,
  turtle: Turtle,
}

/** A user's icon; unknown icons are shown as the rocket. */
export function ProfileIcon({ name, className = '' }: { name: string; className?: string }) {
  const Icon = ICONS[name as ProfileIconName] ?? Rocket
  return <Icon className={className} />
}
