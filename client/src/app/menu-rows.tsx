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
import { Link } from 'react-router-dom'
import { nameOf } from '#shared/rules/user-name.ts'
import { SCREENS } from '#shared/screens.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useLogInState } from '../features/auth/use-link-code.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { paths } from '../lib/paths.ts'
import { MenuItem } from '../ui/menu.tsx'
import { openHelp } from './help.ts'

interface LinkRowProps {
  icon: LucideIcon
  to: string
  state?: unknown
  children: string
}

function LinkRow({ icon, to, state, children }: LinkRowProps) {
  return (
    <MenuItem
      icon={icon}
      asChild={(content) => (
        <Link to={to} state={state}>
          {content}
        </Link>
      )}
    >
      {children}
    </MenuItem>
  )
}

export function MyCardsRow() {
  return (
    <LinkRow icon={LayoutGrid} to={paths.myCards}>
      My Cards
    </LinkRow>
  )
}

export function CategoriesRow() {
  return (
    <LinkRow icon={Layers} to={paths.categories}>
      Categories
    </LinkRow>
  )
}

export function ProfileRow() {
  return (
    <LinkRow icon={UserRoundPen} to={paths.profile}>
      Profile Settings
    </LinkRow>
  )
}

export function IconTestRow() {
  return (
    <LinkRow icon={Shapes} to={SCREENS.iconTest}>
      Icon Test
    </LinkRow>
  )
}

/** Leads to the log-in page, and back here afterwards. */
export function LogInRow() {
  return (
    <LinkRow icon={LogIn} to={paths.auth} state={useLogInState()}>
      Log In
    </LinkRow>
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
