import {
  CircleQuestionMark,
  Layers,
  LayoutGrid,
  LogIn,
  LogOut,
  Shapes,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import { nameOf } from '#shared/rules/user-name.ts'
import { SCREENS } from '#shared/screens.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useLogInState } from '../features/auth/use-link-code.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { paths } from '../lib/paths.ts'
import { MenuItem } from '../ui/menu.tsx'
import { openHelp } from './help.ts'

/** A row that leads to a screen, as a component. */
function linkRow(icon: LucideIcon, to: string, label: string) {
  return function LinkRow() {
    return (
      <MenuItem icon={icon} to={to}>
        {label}
      </MenuItem>
    )
  }
}

export const MyCardsRow = linkRow(LayoutGrid, paths.myCards, 'My Cards')
export const CategoriesRow = linkRow(Layers, paths.categories, 'Categories')
export const ProfileRow = linkRow(UserRoundPen, paths.profile, 'Profile Settings')
export const IconTestRow = linkRow(Shapes, SCREENS.iconTest, 'Icon Test')

/** Leads to the log-in page, and back here afterwards. */
export function LogInRow() {
  return (
    <MenuItem icon={LogIn} to={paths.auth} state={useLogInState()}>
      Log In
    </MenuItem>
  )
}

export function HelpRow() {
  return (
    <MenuItem icon={CircleQuestionMark} onClosed={openHelp}>
      Help
    </MenuItem>
  )
}

export function LogOutRow() {
  const { logOut, pending } = useLogOut()
  return (
    <MenuItem
      icon={LogOut}
      disabled={pending}
      onSelect={(event) => {
        // Stays open to show the pending state. Logging out removes the menu.
        event.preventDefault()
        void logOut()
      }}
    >
      {pending ? 'Logging out...' : 'Log Out'}
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
