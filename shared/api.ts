import type { z } from 'zod'
import type { TokenScope } from './product.ts'
import type { AccessToken, createTokenBody, NewAccessToken } from './schemas/access-token.ts'
import type { Card, CardChange, CardReply, createCardBody, myCardsQuery } from './schemas/card.ts'
import type {
  AddContentInput,
  Category,
  CategoryPermission,
  ContentItem,
  createCategoryBody,
  grantBody,
  HiddenCategory,
  hideBody,
  NewItemInput,
  patchCategoryBody,
  patchItemBody,
  useCategoryBody,
} from './schemas/category.ts'
import type {
  acceptInvitationBody,
  addCoHostBody,
  CardHosts,
  CoHost,
  Invitation,
  SharedCard,
} from './schemas/co-host.ts'
import type { JoinCode, joinCodeBody, JoinTarget } from './schemas/join-code.ts'
import type { AccountData } from './schemas/account-data.ts'
import type { OEmbed, oEmbedQuery } from './schemas/oembed.ts'
import type { PlayedCard, playedBody } from './schemas/history.ts'
import type {
  changePasswordBody,
  deleteAccountBody,
  forgotPasswordBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  SelfUser,
  verifyEmailBody,
} from './schemas/user.ts'

/** Who runs the server, as Terms, Privacy and Contact name them. */
export interface Operator {
  name: string
  email: string
}

/** `GET /api/config`: what a page needs to know of its server. */
export interface ServerConfig {
  /** Whether Google sign-in is configured. */
  google: boolean
  passwordMinLength: number
  /** The server's address in the local network, `http://192.168.1.20:3000`; null without one or when listening on loopback only. */
  lanUrl: string | null
  /** Null on a private installation. */
  operator: Operator | null
}

interface Shapes {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
  reply: unknown
}

/**
 * One call of the HTTP contract. Its shapes are types only, so this file adds no validator to a page. Bodies have the caller's
 * types; the server parses them with the schema of the same name.
 */
export interface Endpoint<S extends Shapes = Shapes> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** In the syntax of Express: `/api/cards/:cardId`. */
  path: string
  /** The status of success. */
  status: 200 | 201 | 202 | 204
  /** What an access token needs to make the call. Without one it is for sessions and guests only. */
  scope?: TokenScope | undefined
  readonly shapes?: S
}

function endpoint<S extends Shapes>(
  method: Endpoint['method'],
  path: string,
  status: Endpoint['status'],
  scope?: TokenScope,
): Endpoint<S> {
  return { method, path, status, scope }
}

interface CardPath {
  params: { cardId: string }
}

interface CategoryPath {
  params: { id: string }
}

export const endpoints = {
  getConfig: endpoint<{ reply: ServerConfig }>('GET', '/api/config', 200),

  /** OpenAPI 3.1. */
  getOpenApi: endpoint<{ reply: { openapi: '3.1.0' } }>('GET', '/api/openapi.json', 200),

  getUser: endpoint<{ reply: SelfUser }>('GET', '/api/user', 200),
  register: endpoint<{ body: z.input<ReturnType<typeof registerBody>>; reply: SelfUser }>(
    'POST',
    '/api/register',
    201,
  ),
  login: endpoint<{ body: z.input<typeof loginBody>; reply: SelfUser }>('POST', '/api/login', 200),
  logout: endpoint<{ reply: void }>('POST', '/api/logout', 204),
  updateProfile: endpoint<{ body: z.input<typeof profileBody>; reply: SelfUser }>(
    'PATCH',
    '/api/profile',
    200,
  ),

  forgotPassword: endpoint<{ body: z.input<typeof forgotPasswordBody>; reply: void }>(
    'POST',
    '/api/forgot-password',
    202,
  ),
  resetPassword: endpoint<{ body: z.input<ReturnType<typeof resetPasswordBody>>; reply: void }>(
    'POST',
    '/api/reset-password',
    204,
  ),
  verifyEmail: endpoint<{ body: z.input<typeof verifyEmailBody>; reply: void }>(
    'POST',
    '/api/verify-email',
    204,
  ),
  resendVerification: endpoint<{ reply: void }>('POST', '/api/verify-email/resend', 202),
  changePassword: endpoint<{ body: z.input<ReturnType<typeof changePasswordBody>>; reply: void }>(
    'POST',
    '/api/change-password',
    204,
  ),
  logOutOthers: endpoint<{ reply: void }>('POST', '/api/logout-others', 204),
  /** Streamed: the largest accounts hold more than 100 MB. */
  exportAccount: endpoint<{ reply: AccountData }>('GET', '/api/account/export', 200),
  deleteAccount: endpoint<{ body: z.input<typeof deleteAccountBody>; reply: void }>(
    'DELETE',
    '/api/account',
    204,
  ),

  listTokens: endpoint<{ reply: AccessToken[] }>('GET', '/api/tokens', 200),
  createToken: endpoint<{ body: z.input<typeof createTokenBody>; reply: NewAccessToken }>(
    'POST',
    '/api/tokens',
    201,
  ),
  deleteToken: endpoint<{ params: { id: string }; reply: void }>('DELETE', '/api/tokens/:id', 204),

  listMyCards: endpoint<{ query: z.input<typeof myCardsQuery>; reply: CardReply[] }>(
    'GET',
    '/api/my-cards',
    200,
    'cards:read',
  ),
  getCard: endpoint<CardPath & { reply: CardReply }>('GET', '/api/cards/:cardId', 200, 'cards:read'),
  createCard: endpoint<{ body: z.input<typeof createCardBody>; reply: CardReply }>(
    'POST',
    '/api/cards',
    201,
    'cards:write',
  ),
  updateCard: endpoint<CardPath & { body: CardChange; reply: CardReply }>(
    'PATCH',
    '/api/cards/:cardId',
    200,
    'cards:write',
  ),
  deleteCard: endpoint<CardPath & { reply: void }>('DELETE', '/api/cards/:cardId', 204, 'cards:write'),
  renewJoinCode: endpoint<CardPath & { body: z.input<typeof joinCodeBody>; reply: JoinCode }>(
    'POST',
    '/api/cards/:cardId/code',
    200,
  ),
  openJoinCode: endpoint<{ params: { code: string }; reply: JoinTarget }>('GET', '/api/codes/:code', 200),

  listSharedCards: endpoint<{ query: z.input<typeof myCardsQuery>; reply: SharedCard[] }>(
    'GET',
    '/api/shared-cards',
    200,
  ),
  listCoHosts: endpoint<CardPath & { reply: CardHosts }>('GET', '/api/cards/:cardId/co-hosts', 200),
  /** A new co-host answers 201, one who is it already 200. */
  addCoHost: endpoint<CardPath & { body: z.input<typeof addCoHostBody>; reply: CoHost }>(
    'POST',
    '/api/cards/:cardId/co-hosts',
    201,
  ),
  removeCoHost: endpoint<{ params: { cardId: string; userId: string }; reply: void }>(
    'DELETE',
    '/api/cards/:cardId/co-hosts/:userId',
    204,
  ),
  createInvitation: endpoint<CardPath & { reply: Invitation }>('POST', '/api/cards/:cardId/invitation', 201),
  endInvitation: endpoint<CardPath & { reply: void }>('DELETE', '/api/cards/:cardId/invitation', 204),
  acceptInvitation: endpoint<CardPath & { body: z.input<typeof acceptInvitationBody>; reply: CardReply }>(
    'POST',
    '/api/cards/:cardId/invitation/accept',
    200,
  ),

  getOEmbed: endpoint<{ query: z.input<typeof oEmbedQuery>; reply: OEmbed }>('GET', '/api/oembed', 200),

  listPublicCategories: endpoint<{ reply: Category[] }>('GET', '/api/categories/public', 200),
  listMyCategories: endpoint<{ reply: Category[] }>('GET', '/api/categories', 200),
  listHiddenCategories: endpoint<{ reply: HiddenCategory[] }>('GET', '/api/categories/hidden', 200),
  getCategory: endpoint<CategoryPath & { reply: Category }>('GET', '/api/categories/:id', 200),
  createCategory: endpoint<{ body: z.input<typeof createCategoryBody> & { type?: string }; reply: Category }>(
    'POST',
    '/api/categories',
    201,
  ),
  updateCategory: endpoint<CategoryPath & { body: z.input<typeof patchCategoryBody>; reply: Category }>(
    'PATCH',
    '/api/categories/:id',
    200,
  ),
  deleteCategory: endpoint<CategoryPath & { reply: void }>('DELETE', '/api/categories/:id', 204),
  copyCategory: endpoint<CategoryPath & { reply: Category }>('POST', '/api/categories/:id/copy', 201),
  /** A stored card answers 201, a temporary one 200. */
  useCategory: endpoint<CategoryPath & { body: z.input<typeof useCategoryBody>; reply: CardReply }>(
    'POST',
    '/api/categories/:id/use',
    201,
  ),

  listContent: endpoint<CategoryPath & { reply: ContentItem[] }>('GET', '/api/categories/:id/content', 200),
  /** One item is answered by itself, a list by the created items in their order. */
  addContent: endpoint<
    CategoryPath & { body: NewItemInput | AddContentInput; reply: ContentItem | ContentItem[] }
  >('POST', '/api/categories/:id/content', 201),
  updateItem: endpoint<{
    params: { id: string }
    body: z.input<typeof patchItemBody>
    reply: ContentItem
  }>('PATCH', '/api/content/:id', 200),
  deleteItem: endpoint<{ params: { id: string }; reply: void }>('DELETE', '/api/content/:id', 204),

  listPermissions: endpoint<CategoryPath & { reply: CategoryPermission[] }>(
    'GET',
    '/api/categories/:id/permissions',
    200,
  ),
  /** A first grant answers 201, a change of its level 200. */
  grantPermission: endpoint<CategoryPath & { body: z.input<typeof grantBody>; reply: CategoryPermission }>(
    'POST',
    '/api/categories/:id/permissions',
    200,
  ),
  revokePermission: endpoint<{ params: { id: string; userId: string }; reply: void }>(
    'DELETE',
    '/api/categories/:id/permissions/:userId',
    204,
  ),

  hideCategory: endpoint<CategoryPath & { body: z.input<typeof hideBody>; reply: void }>(
    'POST',
    '/api/categories/:id/hidden',
    204,
  ),
  unhideCategory: endpoint<CategoryPath & { reply: void }>('DELETE', '/api/categories/:id/hidden', 204),

  recordPlay: endpoint<{ body: z.input<typeof playedBody>; reply: void }>('POST', '/api/history', 204),
  listHistory: endpoint<{ reply: PlayedCard[] }>('GET', '/api/history', 200),
} as const

/** The body of 409 and 412 for a card, with the current card. */
export interface CardConflictBody {
  message: string
  code: 'conflict' | 'version-conflict' | 'card-id-taken'
  card?: Card | CardReply
}

/** The body of 409 for a category or an item, with its current state. */
export interface CategoryConflictBody {
  message: string
  code: 'conflict' | 'category-id-taken'
  category?: Category
  item?: ContentItem
}
