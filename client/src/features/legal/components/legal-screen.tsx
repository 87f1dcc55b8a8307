import type { ReactNode } from 'react'
import { legal } from '#messages/legal.ts'
import { Contact } from './contact.tsx'
import { Privacy } from './privacy.tsx'
import { Terms } from './terms.tsx'

type LegalPage = 'terms' | 'privacy' | 'contact'

const SECTIONS: Record<LegalPage, () => ReactNode> = { terms: Terms, privacy: Privacy, contact: Contact }

/** One sheet of text, its sections separated by dots. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { title, lead } = legal[page]
  const Sections = SECTIONS[page]
  return (
    <div className="page">
      <div className="mx-auto grid max-w-[44rem] gap-5">
        <h1 className="text-poster-46 lg:text-poster-52">{title}</h1>
        <p className="text-lead text-pretty">{lead}</p>
        <div className="panel grid gap-5 text-pretty">
          <Sections />
        </div>
      </div>
    </div>
  )
}
