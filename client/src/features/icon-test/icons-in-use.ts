import type { LucideIcon } from 'lucide-react'

/** Every lucide icon that a source of the app imports, by name. Vite fills it in: scripts/lib/icons-in-use.mjs. */
export const ICONS_IN_USE: Readonly<Record<string, LucideIcon>> = {}
