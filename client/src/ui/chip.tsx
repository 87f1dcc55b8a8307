import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  paper: 'bg-cell text-text',
  warn: 'bg-warn text-on-warn',
  danger: 'bg-danger text-on-danger',
} as const

interface ChipProps {
  icon?: LucideIcon
  tone?: keyof typeof TONES | undefined
  children: ReactNode
}

/** Shows a state with an icon and text. */
export function Chip({ icon: Icon, tone = 'paper', children }: ChipProps) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 text-chip font-semibold ${TONES[tone]}`}
    >
      {Icon && <Icon className="!size-4" />}
      <span>{children}</span>
    </span>
  )
}
