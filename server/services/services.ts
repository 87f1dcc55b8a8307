import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { SCREENS } from '#shared/screens.ts'
import type { AccountKey } from '../account-key.ts'
import type { Activity } from '../activity.ts'
import { unlessGone } from '../app-error.ts'
import type { SignInSettings } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { DomainEvents } from '../domain-events.ts'
import type { Logger } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Target } from '../models/report.ts'
import { createAccessTokens } from './accounts/access-tokens.ts'
import { createAccountDeletion } from './accounts/account-deletion.ts'
import { createAccountExport } from './accounts/account-export.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createCardStore } from './cards/card-store.ts'
import { createCards } from './cards/cards.ts'
import { createCategories } from './categories/categories.ts'
import { createCategoryAccess } from './categories/category-access.ts'
import { createCategoryCards } from './categories/category-cards.ts'
import { createCategoryItems } from './categories/category-items.ts'
import { createCategoryPermissions } from './categories/category-permissions.ts'
import { createCategoryStore } from './categories/category-store.ts'
import { createEmailVerification, createPasswordReset, type LinkDeps } from './accounts/emailed-links.ts'
import { createExternalAccounts } from './accounts/external-accounts.ts'
import { createHiddenCategories } from './categories/hidden-categories.ts'
import { createItemLists } from './categories/item-lists.ts'
import { createJoinCodes } from './cards/join-codes.ts'
import { createModeration } from './moderation/moderation.ts'
import { createPasswords, type PasswordHashing } from './accounts/passwords.ts'
import { createRecentPlays } from './cards/recent-plays.ts'
import { createRegistration } from './accounts/registration.ts'
import { createReports } from './moderation/reports.ts'
import { createStorageQuota, type StorageQuotas } from './storage-quota.ts'
import { createTrash } from './trash.ts'
import { createUserSessions } from './accounts/user-sessions.ts'

interface ServicesDeps extends SignInSettings {
  database: Pick<Database, 'connection' | 'changes' | 'isUp'>
  events: DomainEvents
  log: Logger
  activity: Activity
  mailer: Mailer
  link: LinkDeps['link']
  /** The origin of links in emails. */
  linkOrigin: () => string
  /** Whether a link with this host leads here. */
  isOurHost: (host: string) => boolean
  accountOf: AccountKey
  /** Left out except in tests. */
  passwordHashing?: PasswordHashing | undefined
  quotas?: StorageQuotas | undefined
}

/** All use cases of the product, on one database. Any call may also throw errors that `isUnavailable` matches. */
export function createServices(deps: ServicesDeps) {
  const { database, mailer, operator, linkOrigin } = deps
  const { connection } = database
  const passwords = createPasswords(deps.passwordHashing)
  const sessions = createUserSessions({ connection })
  const links: LinkDeps = { connection, mailer, link: deps.link }
  const registration = createRegistration({ ...links, rules: deps.registration, operator })
  const accounts = createAccounts(database, passwords, registration)
  const quota = createStorageQuota({ ...deps, connection })
  const cardStore = createCardStore(database, deps.events)
  const categoryStore = createCategoryStore(connection)
  const trash = createTrash(cardStore, categoryStore)
  const cards = createCards(cardStore, { database, quota, trash: trash.card })
  const access = createCategoryAccess(categoryStore)
  const itemLists = createItemLists(categoryStore)
  const linkOf = ({ kind, id }: Target) =>
    linkOrigin() + (kind === 'card' ? SCREENS.play : SCREENS.category).replace(/:\w+/, id)
  const categoryCards = createCategoryCards(access, itemLists, cards)
  const shownOf = async ({ kind, id }: Target) => {
    const found = await unlessGone<CardContent | null>(
      kind === 'card' ? cards.find(id) : categoryCards.preview(id),
    )
    return found === null || found === 'removed' ? null : contentOf(found)
  }
  const reports = createReports({ ...deps, cardStore, linkOf, shownOf })
  const joinCodes = createJoinCodes(cardStore, database)
  const deletion = createAccountDeletion({ ...deps, categoryStore, passwords, sessions })
  const reset = createPasswordReset({ ...links, passwords, sessions, oidcName: deps.oidc?.name })
  const moderation = createModeration({
    ...deps,
    cardStore,
    categoryStore,
    sessions,
    reports,
    joinCodes,
    deletion,
    reset,
    registration,
    linkOf,
  })
  return {
    reports,
    moderation,
    accounts,
    tokens: createAccessTokens(database, accounts),
    registration,
    externalAccounts: createExternalAccounts(connection, registration),
    deletion,
    accountExport: createAccountExport(categoryStore, itemLists, trash),
    reset,
    verification: createEmailVerification(links),
    userSessions: sessions,
    cards,
    recentPlays: createRecentPlays(cardStore),
    joinCodes,
    categories: createCategories(categoryStore, access, { quota, trash: trash.category }),
    categoryItems: createCategoryItems(categoryStore, access, itemLists, quota),
    categoryPermissions: createCategoryPermissions(categoryStore, access),
    categoryCards,
    hiddenCategories: createHiddenCategories(categoryStore, access),
    itemLists,
  }
}

export type Services = ReturnType<typeof createServices>
