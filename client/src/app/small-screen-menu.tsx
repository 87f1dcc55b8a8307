import { useAtomValue } from 'jotai'
import { sessionAtom } from '../features/auth/atoms.ts'
import type { LazyMenuProps } from '../ui/lazy-menu.tsx'
import { Menu } from '../ui/menu.tsx'
import {
  AccountHead,
  CategoriesRow,
  HelpRow,
  IconTestRow,
  LogInRow,
  LogOutRow,
  MyCardsRow,
  ProfileRow,
} from './menu-rows.tsx'
import { ModeStrip } from './mode-choices.tsx'

/** The header's entries that small screens have no room for. */
export default function SmallScreenMenu(props: LazyMenuProps) {
  const session = useAtomValue(sessionAtom)
  if (session.status === 'signed-in')
    return (
      <Menu inPlace {...props} head={<AccountHead user={session.user} />}>
        <CategoriesRow />
        <MyCardsRow />
        <ProfileRow />
        <IconTestRow />
        <HelpRow />
        <ModeStrip />
        <LogOutRow />
      </Menu>
    )
  return (
    <Menu inPlace {...props}>
      <CategoriesRow />
      <LogInRow />
      <HelpRow />
      <ModeStrip />
    </Menu>
  )
}
