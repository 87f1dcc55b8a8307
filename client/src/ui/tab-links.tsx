import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'

interface TabLink {
  label: string
  icon: LucideIcon
  /** Its target; without one the tab is disabled. */
  to?: string | undefined
  current?: boolean
}

/** Screens of one thing, side by side: links that look like tabs. */
export function TabLinks({ label, items }: { label?: string; items: readonly TabLink[] }) {
  return (
    <nav className="tab-links" aria-label={label ?? 'Card'}>
      {items.map(({ label, icon: Icon, to, current }) =>
        to === undefined ? (
          <span key={label} role="link" aria-disabled="true" {...(current && { 'aria-current': 'page' })}>
            <Icon aria-hidden="true" />
            {label}
          </span>
        ) : (
          <Link key={label} to={to} {...(current && { 'aria-current': 'page' })}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ),
      )}
    </nav>
  )
}
