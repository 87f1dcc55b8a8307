import { matchPath, useLocation } from 'react-router-dom'
import { legal } from '#messages/legal.ts'
import { SCREENS } from '#shared/screens.ts'
import { LegalScreen } from '../features/legal/components/legal-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

const PAGES = ['terms', 'privacy', 'contact'] as const

/** `/terms`, `/privacy` and `/contact` */
export default function LegalRoute() {
  const { pathname } = useLocation()
  const page = PAGES.find((name) => matchPath(SCREENS[name], pathname)) ?? 'terms'
  useTitle(legal[page].title)
  return <LegalScreen page={page} />
}
