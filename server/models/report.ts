import type { Types } from 'mongoose'
import type { ReportReason } from '#shared/report-reasons.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** What is reported: `card V1StGXR8_Z` or `category k3J9xQ2mZp`. */
export type ReportTarget = `${'card' | 'category'} ${string}`

/** A report by anyone, until its time is over. */
export interface ReportDoc {
  _id: Types.ObjectId
  target: ReportTarget
  /** While it is open: its target and a keyed hash of the reporter's address, so that each has one. Then its own id. */
  openKey: string
  reason: ReportReason
  text: string
  name: string | null
  email: string | null
  createdAt: Date
  decidedAt: Date | null
  expires: Date
}

const reportSchema = schemaOf<ReportDoc>('reports', {
  target: { type: String, required: true },
  openKey: { type: String, required: true },
  reason: { type: String, required: true },
  text: { type: String, required: true },
  name: { type: String, default: null },
  email: { type: String, default: null },
  createdAt: { type: Date, required: true },
  decidedAt: { type: Date, default: null },
  expires: { type: Date, required: true },
})
reportSchema.index({ openKey: 1 }, { unique: true })
reportSchema.index({ target: 1, decidedAt: 1 })
reportSchema.index({ decidedAt: 1, createdAt: 1 })
reportSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

export const reportModel = modelOf('Report', reportSchema)
