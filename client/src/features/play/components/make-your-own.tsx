import { ArrowRight } from 'lucide-react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import '../play-deferred.css'

/** A link for players who are not the host, to make a card of their own. */
export function MakeYourOwn() {
  return (
    <Link
      className="inline-flex min-h-[44px] items-center gap-[6px] font-semibold underline underline-offset-[3px]"
      to={paths.create()}
    >
      <span>{playDialogs.makeYourOwn}</span>
      <ArrowRight className="!size-[16px]" />
    </Link>
  )
}
