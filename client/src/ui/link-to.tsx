import { Link } from './link.tsx'

/** Returns the function that renders an element of a message as a link to another screen; see `rich`. */
export const linkTo = (path: string) => (words: string) => (
  <Link to={path} className="font-semibold underline">
    {words}
  </Link>
)
