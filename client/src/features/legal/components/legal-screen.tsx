import type { ReactNode } from 'react'
import type { LEGAL_PAGES } from '#shared/legal-pages.ts'
import { SCREENS } from '#shared/screens.ts'
import { Contact } from './contact.tsx'
import { Privacy } from './privacy.tsx'
import { Terms } from './terms.tsx'

type LegalPage = (typeof LEGAL_PAGES)[number]

const TEXTS: Record<LegalPage['path'], { lead: string; sections: () => ReactNode }> = {
  [SCREENS.terms]: { lead: 'Make cards, share them, play them. These are the house rules.', sections: Terms },
  [SCREENS.privacy]: {
    lead: 'The short version: your marks stay on your device, there are no ads and no trackers, and you can download or delete what we store.',
    sections: Privacy,
  },
  [SCREENS.contact]: { lead: 'Who is behind this, and how to reach them.', sections: Contact },
}

/** One sheet of text, its sections separated by dots. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { lead, sections: Sections } = TEXTS[page.path]
  return (
    <div className="page">
      <div className="mx-auto grid max-w-[44rem] gap-5">
        <h1 className="text-poster-46 lg:text-poster-52">{page.title}</h1>
        <p className="text-lead text-pretty">{lead}</p>
        <div className="panel grid gap-5 text-pretty">
          <Sections />
        </div>
      </div>
    </div>
  )
}
