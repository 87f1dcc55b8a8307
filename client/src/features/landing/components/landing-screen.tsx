import type { MouseEvent } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

const VERBS = [
  {
    verb: 'Create',
    words: 'Type what always happens. Pick a paper. Twenty-four squares are enough for any meeting.',
  },
  { verb: 'Share', words: 'Send one link. Everyone sees the same card, on any phone, and nobody signs in.' },
  {
    verb: 'Play',
    words: 'Tap a square and it is daubed. Change a word, and every open card changes with it.',
  },
] as const

/** What this is, and the way into the editor. */
export function LandingScreen({ onNewCard }: { onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  return (
    <div className="relative">
      <div aria-hidden="true" className="brand-band" />
      <div className="page">
        <div className="grid max-w-3xl justify-items-start gap-6 pt-6 pb-16 text-[color:var(--on-band)] lg:pt-14 lg:pb-24">
          <h1 className="text-[3.25rem] sm:text-[5.5rem]">Bingo for things that always happen.</h1>
          <p className="max-w-xl text-big">
            {PRODUCT_NAME} makes cards out of your own words, and keeps every player&rsquo;s card live while
            you edit it.
          </p>
          <ButtonLink to={paths.create()} variant="ink" size="big" onClick={onNewCard}>
            Create Your First Card
          </ButtonLink>
        </div>
        <ol className="grid gap-8 pt-10 lg:grid-cols-3 lg:gap-12">
          {VERBS.map(({ verb, words }) => (
            <li key={verb}>
              <h2 className="mb-2 text-[3.75rem]">{verb}</h2>
              <p className="max-w-sm text-lead">{words}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12">
          <ButtonLink to={paths.create()} size="big" onClick={onNewCard}>
            Get Started Now
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
