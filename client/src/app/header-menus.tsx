import { useAtomValue } from 'jotai'
import { sessionAtom } from '../lib/session-atom.ts'
import type { OpenMenu } from '../ui/lazy-menu.tsx'
import { Menu } from '../ui/menu.tsx'
import {
  AccountHead,
  CategoriesRow,
  HelpRow,
  IconTestRow,
  LanguageRow,
  LogInRow,
  LogOutRow,
  MyCardsRow,
  ProfileRow,
} from './menu-rows.tsx'
import { ModeChoices } from './mode-choices.tsx'

/** Light or dark, and the language, for guests on wide screens. */
export function ModeMenu(props: OpenMenu) {
  return (
    <Menu {...props}>
      <ModeChoices />
      <LanguageRow />
    </Menu>
  )
}

/**
 * The header's entries that small screens have no room for. One list for guests and users: a row that both have stays
 * the same element, so a press on it is not lost when the session becomes known meanwhile.
 */
export function SmallScreenMenu(props: OpenMenu) {
  const session = useAtomValue(sessionAtom)
  const user = session.status === 'signed-in' ? session.user : undefined
  return (
    <Menu {...props} head={user && <AccountHead user={user} />}>
      <CategoriesRow />
      {user ? (
        <>
          <MyCardsRow />
          <ProfileRow />
          <IconTestRow />
        </>
      ) : (
        <LogInRow />
      )}
      <LanguageRow />
      <HelpRow />
      <ModeChoices strip />
      {user && <LogOutRow />}
    </Menu>
  )
}
