import {
  CircleQuestionMark,
  Languages,
  Layers,
  LayoutGrid,
  LogIn,
  LogOut,
  Shapes,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { app } from '#messages/app.ts'
import { languages } from '#messages/languages.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { SCREENS } from '#shared/screens.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useLogInState } from '../features/auth/use-log-in-state.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { pageLanguage } from '../lib/language.ts'
import { paths } from '../lib/paths.ts'
import { store } from '../lib/store.ts'
import { MenuItem } from '../ui/menu.tsx'
import { frameDialogAtom } from './frame-dialog-atom.ts'
import { openHelp } from './help.ts'

/** A row that leads to a screen, as a component. */
function linkRow(icon: LucideIcon, to: string, labelOf: () => string) {
  return function LinkRow() {
    return (
      <MenuItem icon={icon} to={to}>
        {labelOf()}
      </MenuItem>
    )
  }
}

export const MyCardsRow = linkRow(LayoutGrid, paths.myCards, () => appDialogs.myCards)
export const CategoriesRow = linkRow(Layers, paths.categories, () => app.categories)
export const ProfileRow = linkRow(UserRoundPen, paths.profile, () => appDialogs.profile)
export const IconTestRow = linkRow(Shapes, SCREENS.iconTest, () => appDialogs.iconTest)

/** Leads to the log-in page, and back here afterwards. */
export function LogInRow() {
  return (
    <MenuItem icon={LogIn} to={paths.auth} state={useLogInState()}>
      {app.logIn}
    </MenuItem>
  )
}

export function HelpRow() {
  return (
    <MenuItem icon={CircleQuestionMark} onSelect={openHelp}>
      {app.help}
    </MenuItem>
  )
}

/** The language of the page, which opens the list of all. */
export function LanguageRow() {
  const { name } = LANGUAGES[pageLanguage()]
  return (
    <MenuItem icon={Languages} onSelect={() => store.set(frameDialogAtom, 'languages')}>
      {languages.current(name)}
    </MenuItem>
  )
}

export function LogOutRow() {
  const { logOut, pending } = useLogOut()
  return (
    <MenuItem
      icon={LogOut}
      disabled={pending}
      // To show the pending state. Logging out removes the menu.
      stays
      onSelect={() => void logOut()}
    >
      {pending ? appDialogs.loggingOut : appDialogs.logOut}
    </MenuItem>
  )
}

/** The signed-in user, above the rows. */
export function AccountHead({ user }: { user: SelfUser }) {
  return (
    <div className="max-w-64">
      <div className="truncate text-lead font-semibold">{nameOf(user)}</div>
      <div className="truncate text-chip text-muted">{user.email}</div>
    </div>
  )
}
