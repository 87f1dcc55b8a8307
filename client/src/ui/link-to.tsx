import { Link } from './link.tsx'

/** The element of a message that leads to another screen: see `rich`. */
export const linkTo = (path: string) => (words: string) => (
  <Link to={path} className="font-semibold underline">
    {words}
  </Link>
)
