import { useAtomValue } from 'jotai'
import {
  ChevronDown,
  CircleQuestionMark,
  Languages,
  Layers,
  LayoutGrid,
  LogIn,
  LogOut,
  Moon,
  Shapes,
  Sun,
  SunMoon,
  UserRoundPen,
} from 'lucide-react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { app } from '#messages/app.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { SCREENS } from '#shared/screens.ts'
import { useLogInState } from '../features/auth/use-log-in-state.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { pageLanguage } from '../lib/language.ts'
import { MODES, useMode } from '../lib/page/mode.ts'
import { paths } from '../lib/paths.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { store } from '../lib/store.ts'
import { useMenuButton, type OpenMenu } from '../ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuRadios } from '../ui/menu.tsx'
import { ProfileIcon } from '../ui/profile-icon.tsx'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'

const MODE_ICONS = { auto: SunMoon, light: Sun, dark: Moon } as const

/** The color mode. The menu stays open, so that the effect can be seen. @param strip side by side, among other rows */
function ModeChoices({ strip = false }) {
  const [mode, choose] = useMode()
  const labels = strip ? appDialogs.modesShort : appDialogs.modes
  return (
    <MenuRadios
      label={app.appearance}
      strip={strip}
      options={MODES.map((value) => ({ value, label: labels[value], icon: MODE_ICONS[value] }))}
      value={mode}
      onChange={choose}
    />
  )
}

/** A row with the page's language, which opens the list of all languages. */
function LanguageRow() {
  const { name } = LANGUAGES[pageLanguage()]
  return (
    <MenuItem icon={Languages} onSelect={() => store.set(frameDialogAtom, 'languages')}>
      {appDialogs.languages.current(name)}
    </MenuItem>
  )
}

/** The row to log out. The menu stays open to show the pending state, and disappears once the user is signed out. */
function LogOutRow() {
  const { logOut, pending } = useLogOut()
  return (
    <MenuItem icon={LogOut} disabled={pending} stays onSelect={() => void logOut()}>
      {pending ? appDialogs.loggingOut : appDialogs.logOut}
    </MenuItem>
  )
}

/** The menu for guests on wide screens: the color mode and the language. */
export function ModeMenu(props: OpenMenu) {
  return (
    <Menu {...props}>
      <ModeChoices />
      <LanguageRow />
    </Menu>
  )
}

/**
 * The account's menu on wide screens; on small ones everything that the header has no room for. Guests and users share
 * one list: a common row stays the same element, so a press on it is not lost if the session becomes known meanwhile.
 */
export function MainMenu({ isWide = false, ...menu }: OpenMenu & { isWide?: boolean }) {
  const session = useAtomValue(sessionAtom)
  const logInState = useLogInState()
  const user = session.status === 'signed-in' ? session.user : undefined
  const head = user && (
    <div className="max-w-64">
      <div className="truncate text-lead font-semibold">{nameOf(user)}</div>
      <div className="truncate text-chip text-muted">{user.email}</div>
    </div>
  )
  const myCards = user && (
    <MenuItem icon={LayoutGrid} to={paths.myCards}>
      {appDialogs.myCards}
    </MenuItem>
  )
  return (
    <Menu {...menu} head={head}>
      {isWide && myCards}
      <MenuItem icon={Layers} to={paths.categories}>
        {app.categories}
      </MenuItem>
      {user ? (
        <>
          {!isWide && myCards}
          <MenuItem icon={UserRoundPen} to={paths.profile}>
            {appDialogs.profile}
          </MenuItem>
          <MenuItem icon={Shapes} to={SCREENS.iconTest}>
            {appDialogs.iconTest}
          </MenuItem>
        </>
      ) : (
        session.status !== 'unknown' && (
          <MenuItem icon={LogIn} to={paths.auth} state={logInState}>
            {app.logIn}
          </MenuItem>
        )
      )}
      <LanguageRow />
      <MenuItem icon={CircleQuestionMark} onSelect={() => store.set(frameDialogAtom, 'help')}>
        {app.help}
      </MenuItem>
      <ModeChoices strip />
      {user && <LogOutRow />}
    </Menu>
  )
}

/** The button with the user's icon and name, and the menu below it. On narrower screens only the icon is shown. */
export function AccountMenu({ user }: { user: SelfUser }) {
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
        <ChevronDown />
      </button>
      {isOpen && <MainMenu {...menu} isWide />}
    </>
  )
}
