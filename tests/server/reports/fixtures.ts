import { adminLogModel } from '#server/models/admin-log.ts'
import { userModel } from '#server/models/user.ts'
import type { AdminAct } from '#shared/account-choices.ts'
import type { TestApp } from '#tests/support/app.ts'
import { uniqueName } from '#tests/support/names.ts'
import { bodyOf, newVisitor, registeredVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts'

export const PASSWORD = 'a good password'

/** The email address of an admin, for ADMIN_EMAILS. */
export const ADMIN = 'admin@riverside.example'

export const OPERATOR = { name: 'Riverside School', email: 'office@riverside.example' }

/** A valid report. */
export const REPORT = { reason: 'private', text: 'It shows my home address.', isTrue: true }

/** For apps whose tests send more reports than one IP address may. The address is the one that a proxy names. */
export const BEHIND_A_PROXY = { trustProxyHops: 1 }

/** Sends a report as a new visitor with this IP address. */
export function report(url: string, fields: object, from = '198.51.100.1'): Promise<Answer> {
  return reportBy(newVisitor(url), fields, from)
}

const reportBy = (visitor: Visitor, fields: object, from: string) =>
  visitor.post('/api/reports', { ...REPORT, ...fields }, { 'x-forwarded-for': from })

export const REASON = 'It shows a private address.'

/** Registers an admin, who is signed in and has confirmed their password. */
export async function adminOf({ url, database }: TestApp, email = ADMIN): Promise<Visitor> {
  const { visitor } = await verifiedVisitor({ url, database }, email)
  bodyOf(await visitor.post('/api/admin/confirm', { password: PASSWORD }), 204)
  return visitor
}

/** Registers someone with a verified email address. */
export async function verifiedVisitor(
  { url, database: { connection } }: Pick<TestApp, 'url' | 'database'>,
  email: string,
) {
  const form = { username: uniqueName(), email, password: PASSWORD }
  const registered = await registeredVisitor(url, form)
  await userModel(connection).updateOne({ email }, { $set: { emailVerified: true } })
  return registered
}

/** Returns the rows of admin_log about a card or category, as `[by, name, act, reason]`. */
export async function loggedActs({ database }: TestApp, target: string): Promise<unknown[][]> {
  const rows = await adminLogModel(database.connection).find({ target }).lean()
  return rows.map(({ by, name, act: did, reason }) => [by, name, did, reason])
}

/** Performs an admin's action; fails the test if the server refuses. */
export async function act(admin: Visitor, what: AdminAct, target: string, reason = REASON): Promise<string> {
  return bodyOf<{ done: string }>(await admin.post('/api/admin/acts', { act: what, target, reason }), 200)
    .done
}
