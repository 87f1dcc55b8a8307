import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import '../play-deferred.css'

/** Leads players who are not the host to a card of their own. */
export function MakeYourOwn() {
  return (
    <Link className="make-your-own" to={paths.create()}>
      Make one of your own
      <ArrowRight aria-hidden="true" />
    </Link>
  )
}
