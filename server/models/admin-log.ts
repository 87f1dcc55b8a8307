import type { AdminAct } from '#shared/account-choices.ts'
import { date, modelOf, text, textOf, type DocOf } from './model-of.ts'

/** An act of an admin: who did what, and why. */
export type AdminLogDoc = DocOf<typeof fields>

const fields = {
  /** Their user id, or `console`. */
  by: text,
  /** Their username at that time. */
  name: text,
  act: textOf<AdminAct | 'reset-password' | 'invite'>(),
  /** `card ID`, `category ID` or `user ID`; `invitation`. */
  target: text,
  reason: text,
  at: date,
  expires: date,
}

export const adminLogModel = modelOf<AdminLogDoc>('AdminLog', 'admin_log', fields, [
  [{ expires: 1 }, { expireAfterSeconds: 0 }],
])
