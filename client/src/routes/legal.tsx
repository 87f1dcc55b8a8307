import { matchPath, useLocation } from 'react-router-dom'
import { LEGAL_PAGES } from '#shared/legal-pages.ts'
import { LegalScreen } from '../features/legal/components/legal-screen.tsx'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/terms`, `/privacy` and `/contact` */
export default function LegalRoute() {
  const { pathname } = useLocation()
  const page = LEGAL_PAGES.find(({ path }) => matchPath(path, pathname)) ?? LEGAL_PAGES[0]
  useTitle(page.title)
  return <LegalScreen page={page} />
}
