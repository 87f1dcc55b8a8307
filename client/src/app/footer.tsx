import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { SCREENS } from '#shared/screens.ts'

export function Footer() {
  return (
    <footer className="site-footer">
      {/* A page drawn by the server on New Year's Eve may be taken over in the new year. */}
      <span suppressHydrationWarning>
        © {new Date().getFullYear()} {PRODUCT_NAME}
      </span>
      <Link to={SCREENS.terms}>Terms</Link>
      <Link to={SCREENS.privacy}>Privacy</Link>
      <Link to={SCREENS.contact}>Contact</Link>
    </footer>
  )
}
