import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import { Link } from './link.tsx'

interface TabLink {
  label: string
  icon: LucideIcon
  to: string
  current?: boolean
}

interface TabLinksProps {
  items: readonly TabLink[]
  /** A last tab that is not a link yet. */
  children?: ReactNode
}

/** Links to the screens of one card, which look like tabs. */
export function TabLinks({ items, children }: TabLinksProps) {
  return (
    <nav className="tab-links" aria-label={basics.card}>
      {items.map(({ label, icon: Icon, to, current }) => (
        <Link key={label} to={to} aria-current={current && 'page'}>
          <Icon />
          <span>{label}</span>
        </Link>
      ))}
      {children}
    </nav>
  )
}
