import { app } from '#messages/app.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { SCREENS } from '#shared/screens.ts'
import { Link } from '../ui/link.tsx'

export function Footer() {
  // oxlint-disable-next-line react/purity -- the year changes once, and nothing depends on it
  const year = new Date().getFullYear()
  return (
    <footer className="site-footer">
      <Link to={SCREENS.terms}>{app.terms}</Link>
      <Link to={SCREENS.privacy}>{app.privacy}</Link>
      <Link to={SCREENS.contact}>{app.contact}</Link>
      <Link to={SCREENS.developers}>{app.developers}</Link>
      {/* A page that is server-rendered on New Year's Eve may be hydrated in the new year. */}
      <span suppressHydrationWarning>{`© ${year} ${PRODUCT_NAME}`}</span>
    </footer>
  )
}
