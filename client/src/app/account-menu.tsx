import { ChevronDown, Layers, LayoutGrid, LogOut, UserRoundPen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { nameOf } from '#shared/rules/user-name.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { paths } from '../lib/paths.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { ProfileIcon } from '../ui/profile-icon.tsx'

export function MyCardsRow() {
  return (
    <MenuItem icon={LayoutGrid} asChild={(content) => <Link to={paths.myCards}>{content}</Link>}>
      My Cards
    </MenuItem>
  )
}

export function CategoriesRow() {
  return (
    <MenuItem icon={Layers} asChild={(content) => <Link to={paths.categories}>{content}</Link>}>
      Categories
    </MenuItem>
  )
}

/** The last rows for somebody signed in, in the account menu and in the small screen's. */
export function AccountRows() {
  const { logOut, pending } = useLogOut()
  return (
    <>
      <MenuItem icon={UserRoundPen} asChild={(content) => <Link to={paths.profile}>{content}</Link>}>
        Profile Settings
      </MenuItem>
      <MenuItem
        icon={LogOut}
        disabled={pending}
        onSelect={(event) => {
          // Stays open, so that its wait can be seen; signing out takes the whole menu away.
          event.preventDefault()
          void logOut()
        }}
      >
        {pending ? 'Logging out...' : 'Log Out'}
      </MenuItem>
    </>
  )
}

export function AccountHead({ user }: { user: SelfUser }) {
  return (
    <div className="max-w-64">
      <div className="truncate text-lead font-semibold">{nameOf(user)}</div>
      <div className="truncate text-chip text-muted">{user.email}</div>
    </div>
  )
}

/** The button with the user's icon and name, and the menu under it. */
export default function AccountMenu({ user }: { user: SelfUser }) {
  return (
    <Menu
      head={<AccountHead user={user} />}
      trigger={
        <button type="button" className="button max-w-60 !ps-1" data-variant="outlined">
          <span className="grid size-8 flex-none place-items-center rounded-full bg-brand text-on-brand">
            <ProfileIcon name={user.profileIcon} />
          </span>
          <span className="truncate py-1">{nameOf(user)}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <MyCardsRow />
      <CategoriesRow />
      <AccountRows />
    </Menu>
  )
}
