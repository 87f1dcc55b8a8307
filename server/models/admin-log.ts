import type { Types } from 'mongoose'
import type { AdminAct } from '#shared/product.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** An act of an admin: who did what, and why. */
export interface AdminLogDoc {
  _id: Types.ObjectId
  /** Their user id, or `console`. */
  by: string
  /** Their username at that time. */
  name: string
  act: AdminAct | 'reset-password' | 'invite'
  /** `card ID`, `category ID` or `user ID`; `invitation`. */
  target: string
  reason: string
  at: Date
  expires: Date
}

const adminLogSchema = schemaOf<AdminLogDoc>('admin_log', {
  by: { type: String, required: true },
  name: { type: String, required: true },
  act: { type: String, required: true },
  target: { type: String, required: true },
  reason: { type: String, required: true },
  at: { type: Date, required: true },
  expires: { type: Date, required: true },
})
adminLogSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

export const adminLogModel = modelOf('AdminLog', adminLogSchema)
