import type { LucideIcon } from 'lucide-react'

/** All lucide icons that the app imports, by name. Filled in by Vite (scripts/lib/icons-in-use.mjs). */
export const ICONS_IN_USE: Readonly<Record<string, LucideIcon>> = {}
