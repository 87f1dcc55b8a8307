import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { Operator } from '#shared/contract/server.ts'
import { REPORT_DAYS } from '#shared/product.ts'
import type { OpenReport } from '#shared/schemas/admin.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import type { Report } from '#shared/schemas/report.ts'
import { DAY_MS } from '../../day.ts'
import type { AccountKey } from '../../account-key.ts'
import { AppError } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { reportDecidedEmail, reportEmail } from '../../mail/emails.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { storedTarget, targetOf, type Target } from '../../models/report.ts'
import type { CardStore } from '../cards/card-store.ts'

/** The number of reports listed, oldest first. A decision about a card decides all its reports. */
const LISTED = 100

/** What became of a reported card or category. */
export type Outcome = 'removed' | 'kept'

export type Reports = ReturnType<typeof createReports>

/** The reports of cards and categories. Only a person decides on them, however many there are. */
export function createReports(deps: {
  cardStore: CardStore
  mailer: Mailer
  operator: Operator | undefined
  /** Hashes an address with a key: addresses are not stored. */
  accountOf: AccountKey
  /** Returns the link to a card or category, for lists and emails. */
  linkOf: (target: Target) => string
  /** Returns what players see of a card or category; null when it's gone. */
  shownOf: (target: Target) => Promise<CardContent | null>
}) {
  const { cardStore, mailer, operator, accountOf, linkOf, shownOf } = deps
  const { reports, categories } = cardStore

  async function reported({ cardId, categoryId = '' }: Report): Promise<Target> {
    if (cardId !== undefined) {
      await cardStore.existing(cardId)
      return { kind: 'card', id: cardId }
    }
    if (!(await categories.exists({ categoryId, deletedAt: null })))
      throw new AppError('not-found', "This category doesn't exist.")
    return { kind: 'category', id: categoryId }
  }

  return {
    /**
     * Stores a report and emails it to the operator.
     * @param address of the reporter, who can have one open report of each card or category
     * @throws AppError `not-implemented` without an operator, `not-found`, `removed`; `conflict` for a different second
     *   one
     */
    create: async (report: Report, address: string, language: Language): Promise<void> => {
      if (!operator)
        throw new AppError(
          'not-implemented',
          "This installation names no one who'd get your report. Ask the person who gave you the link.",
        )
      const about = await reported(report)
      const target = storedTarget(about)
      const { reason, text, name, email } = report
      const now = new Date()
      const expires = new Date(now.getTime() + REPORT_DAYS * DAY_MS)
      const openKey = `${target} ${accountOf(address)}`
      const submitted = { target, openKey, reason, text, name, email }
      const fields = { ...submitted, language, createdAt: now, expires }
      if (!(await unlessDuplicate(reports.create(fields)))) {
        // The same report again: its reporter didn't get the response.
        if (await reports.exists(submitted)) return
        throw new AppError('conflict', "You've already reported this. Someone will look at it.")
      }
      mailer.send(reportEmail(operator.email, linkOf(about), report))
    },

    /** Lists the open reports, oldest first. */
    listOpen: async (): Promise<OpenReport[]> => {
      const open = await reports.find({ decidedAt: null }).sort({ createdAt: 1 }).limit(LISTED).lean()
      // Many reports may be about the same target.
      const targets = [...new Set(open.map(({ target }) => target))]
      const shown = await Promise.all(targets.map((target) => shownOf(targetOf(target))))
      return open.map(({ _id, target, reason, text, name, email, createdAt }) => ({
        id: _id.toString(),
        link: linkOf(targetOf(target)),
        reason,
        text,
        name,
        email,
        createdAt: createdAt.toISOString(),
        shown: shown[targets.indexOf(target)] ?? null,
      }))
    },

    countOpen: (target: Target): Promise<number> =>
      reports.countDocuments({ target: storedTarget(target), decidedAt: null }),

    /** Decides all open reports of a card or a category, and emails those who left an address. @returns how many */
    decide: async (target: Target, outcome: Outcome, why: string): Promise<number> => {
      const open = await reports.find({ target: storedTarget(target), decidedAt: null }).lean()
      for (const { _id, email, language = DEFAULT_LANGUAGE } of open) {
        const { modifiedCount } = await reports.updateOne(
          { _id, decidedAt: null },
          { $set: { decidedAt: new Date(), openKey: _id.toString() } },
        )
        // Another admin has decided this report, or its reporter left no address.
        if (modifiedCount === 0 || email === null) continue
        mailer.send(await reportDecidedEmail({ email, language }, linkOf(target), outcome, why))
      }
      return open.length
    },
  }
}
