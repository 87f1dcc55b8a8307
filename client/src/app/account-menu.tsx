import { ChevronDown } from 'lucide-react'
import { nameOf } from '#shared/rules/user-name.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useMenuButton } from '../ui/lazy-menu.tsx'
import { ProfileIcon } from '../ui/profile-icon.tsx'
import { MainMenu } from './header-menus.tsx'

/** The button with the user's icon and name, and the menu under it. On narrow screens the icon replaces the name. */
export default function AccountMenu({ user }: { user: SelfUser }) {
  const { isOpen, menu, button } = useMenuButton()
  return (
    <>
      <button
        type="button"
        {...button}
        className="button max-w-60 !ps-1 max-lg:!pe-2.5"
        data-variant="outlined"
      >
        <span className="grid size-8 flex-none place-items-center rounded-full bg-brand text-on-brand">
          <ProfileIcon name={user.profileIcon} />
        </span>
        <span className="truncate py-1 max-lg:sr-only">{nameOf(user)}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {isOpen && <MainMenu {...menu} isWide />}
    </>
  )
}
