import { useAtomValue } from 'jotai'
import { sessionAtom } from '../features/auth/atoms.ts'
import { Menu } from '../ui/menu.tsx'
import type { LazyMenuProps } from './lazy-menu.tsx'
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

/** What small screens have no room for in the header. */
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
