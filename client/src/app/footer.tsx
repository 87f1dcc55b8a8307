import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { SCREENS } from '#shared/screens.ts'

export function Footer() {
  // oxlint-disable-next-line react/purity -- the year changes once, and nothing depends on it
  const year = new Date().getFullYear()
  return (
    <footer className="site-footer">
      {/* A page that is server-rendered on New Year's Eve may be hydrated in the new year. */}
      <span suppressHydrationWarning>{`© ${year} ${PRODUCT_NAME}`}</span>
      <Link to={SCREENS.terms}>Terms</Link>
      <Link to={SCREENS.privacy}>Privacy</Link>
      <Link to={SCREENS.contact}>Contact</Link>
      <Link to={SCREENS.developers}>Developers</Link>
    </footer>
  )
}
