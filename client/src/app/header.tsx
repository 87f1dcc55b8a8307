import { useAtomValue } from 'jotai'
import { CirclePlus, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { sessionAtom } from '../features/auth/atoms.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { SmallScreenMenu } from './small-screen-menu.tsx'
import { useNewCard } from '../features/editor/use-new-card.ts'

/** Its menu weighs more than the play screen: it comes once somebody is known to be signed in. */
const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** Who is here, on wider screens. */
function Account() {
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  const wait = <Spinner label="Checking who is signed in" />
  if (session.status === 'loading') return wait
  if (session.status === 'signed-in')
    return (
      <Suspense fallback={wait}>
        <AccountMenu user={session.user} />
      </Suspense>
    )
  return (
    <ButtonLink to={paths.auth} state={{ from: location.pathname }} variant="outlined">
      Log In
    </ButtonLink>
  )
}

export function Header() {
  const newCard = useNewCard()
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Link to={paths.home} className="site-brand">
        <Logo />
        {PRODUCT_NAME}
      </Link>
      <div className="wide-only">
        <ButtonLink to={paths.create()} variant="ink" onClick={newCard}>
          <Plus aria-hidden="true" />
          New Card
        </ButtonLink>
        <ButtonLink to={paths.categories} variant="quiet">
          Categories
        </ButtonLink>
        <div className="grid min-w-11 place-items-center">
          <Account />
        </div>
      </div>
      <div className="small-only">
        <Link to={paths.create()} className="site-icon" aria-label="New Card" onClick={newCard}>
          <CirclePlus aria-hidden="true" />
        </Link>
        <SmallScreenMenu />
      </div>
    </header>
  )
}
