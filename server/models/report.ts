import type { Language } from '#shared/languages.ts'
import type { ReportReason } from '#shared/schemas/report.ts'
import { date, modelOf, optional, orNull, text, textOf, type DocOf } from './model-of.ts'

/** What can be reported and taken down. */
export interface Target {
  kind: 'card' | 'category'
  id: string
}

/** Returns a target as it is stored: `card V1StGXR8_Z`. */
export const storedTarget = ({ kind, id }: Target): string => `${kind} ${id}`

export function targetOf(stored: string): Target {
  const [kind, id] = stored.split(' ') as [Target['kind'], string]
  return { kind, id }
}

/** A report by anyone, kept until it expires. */
export type ReportDoc = DocOf<typeof fields>

const fields = {
  target: text,
  /** While open, its target and a keyed hash of the reporter's address, so that each has one; then the report's id. */
  openKey: text,
  reason: textOf<ReportReason>(),
  text,
  name: orNull(text),
  email: orNull(text),
  /** The language of the page that the report was sent from. */
  language: optional(textOf<Language>()),
  createdAt: date,
  decidedAt: orNull(date),
  expires: date,
}

export const reportModel = modelOf<ReportDoc>('Report', 'reports', fields, [
  [{ openKey: 1 }, { unique: true }],
  [{ target: 1, decidedAt: 1 }],
  [{ decidedAt: 1, createdAt: 1 }],
  [{ expires: 1 }, { expireAfterSeconds: 0 }],
])
