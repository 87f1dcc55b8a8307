import { useAtomValue } from 'jotai'
import { CirclePlus, Menu, Plus, SunMoon } from 'lucide-react'
import { app } from '#messages/app.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { useLogInState } from '../features/auth/use-log-in-state.ts'
import { useNewCard } from '../features/editor/use-new-card.ts'
import { paths } from '../lib/paths.ts'
import { store } from '../lib/store.ts'
import { useLazy } from '../lib/lazy/use-lazy.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'

const loadMenus = () => import('./header-menus.tsx')

function SignedIn({ user }: { user: SelfUser }) {
  const code = useLazy(loadMenus, { when: 'now' })
  return code ? <code.AccountMenu user={user} /> : <Checking />
}

function Checking() {
  return <Spinner label={app.checking} />
}

/** The account part of the header on wide screens. */
function Account() {
  const session = useAtomValue(sessionAtom)
  const logInState = useLogInState()
  if (session.status === 'loading') return <Checking />
  if (session.status === 'signed-in') return <SignedIn user={session.user} />
  return (
    <>
      <LazyMenu label={app.appearance} icon={SunMoon} load={loadMenus}>
        {({ ModeMenu }, menu) => <ModeMenu {...menu} />}
      </LazyMenu>
      {session.status === 'signed-out' && (
        <ButtonLink to={paths.auth} state={logInState} variant="outlined">
          {app.logIn}
        </ButtonLink>
      )}
    </>
  )
}

export function Header() {
  const newCard = useNewCard()
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {app.skip}
      </a>
      <Link to={paths.home} className="site-brand">
        <Logo />
        {PRODUCT_NAME}
      </Link>
      <div className="wide-only">
        <ButtonLink to={paths.create()} variant="ink" onClick={newCard}>
          <Plus />
          <span>{app.newCard}</span>
        </ButtonLink>
        <ButtonLink to={paths.categories} variant="quiet">
          {app.categories}
        </ButtonLink>
        <button
          type="button"
          className="button"
          data-variant="quiet"
          onClick={() => store.set(frameDialogAtom, 'help')}
        >
          {app.help}
        </button>
        <div className="site-account">
          <Account />
        </div>
      </div>
      <div className="small-only">
        <Link to={paths.create()} className="site-icon" aria-label={app.newCard} onClick={newCard}>
          <CirclePlus />
        </Link>
        <LazyMenu label={app.menu} icon={Menu} load={loadMenus}>
          {({ MainMenu }, menu) => <MainMenu {...menu} />}
        </LazyMenu>
      </div>
    </header>
  )
}
