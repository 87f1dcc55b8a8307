import type { Card, CardReply } from './schemas/card.ts'
import type { Category, ContentItem } from './schemas/category.ts'

/**
 * The address of an HTTP call. `shared/contract` states the rest. It is apart from that because a page makes calls without
 * loading the validator.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** In the syntax of Express: `/api/cards/:cardId`. */
  path: string
  /** The status of success. */
  status: 200 | 201 | 202 | 204
}

const endpoint = (method: Endpoint['method'], path: string, status: Endpoint['status']): Endpoint => ({
  method,
  path,
  status,
})

export const endpoints = {
  getConfig: endpoint('GET', '/api/config', 200),
  getOpenApi: endpoint('GET', '/api/openapi.json', 200),

  getUser: endpoint('GET', '/api/user', 200),
  register: endpoint('POST', '/api/register', 201),
  requestInvitation: endpoint('POST', '/api/invitations', 202),
  login: endpoint('POST', '/api/login', 200),
  logout: endpoint('POST', '/api/logout', 204),
  updateProfile: endpoint('PATCH', '/api/profile', 200),
  chooseLanguage: endpoint('POST', '/api/language', 204),

  forgotPassword: endpoint('POST', '/api/forgot-password', 202),
  resetPassword: endpoint('POST', '/api/reset-password', 204),
  verifyEmail: endpoint('POST', '/api/verify-email', 204),
  resendVerification: endpoint('POST', '/api/verify-email/resend', 202),
  changePassword: endpoint('POST', '/api/change-password', 204),
  logOutOthers: endpoint('POST', '/api/logout-others', 204),
  exportAccount: endpoint('GET', '/api/account/export', 200),
  deleteAccount: endpoint('DELETE', '/api/account', 204),

  listTokens: endpoint('GET', '/api/tokens', 200),
  createToken: endpoint('POST', '/api/tokens', 201),
  deleteToken: endpoint('DELETE', '/api/tokens/:id', 204),

  listMyCards: endpoint('GET', '/api/my-cards', 200),
  getCard: endpoint('GET', '/api/cards/:cardId', 200),
  createCard: endpoint('POST', '/api/cards', 201),
  updateCard: endpoint('PATCH', '/api/cards/:cardId', 200),
  deleteCard: endpoint('DELETE', '/api/cards/:cardId', 204),

  listVersions: endpoint('GET', '/api/cards/:cardId/versions', 200),
  getVersion: endpoint('GET', '/api/cards/:cardId/versions/:version', 200),

  renewJoinCode: endpoint('POST', '/api/cards/:cardId/code', 200),
  readJoinCode: endpoint('GET', '/api/cards/:cardId/code', 200),
  openJoinCode: endpoint('GET', '/api/codes/:code', 200),

  listSharedCards: endpoint('GET', '/api/shared-cards', 200),
  listCoHosts: endpoint('GET', '/api/cards/:cardId/co-hosts', 200),
  addCoHost: endpoint('POST', '/api/cards/:cardId/co-hosts', 201),
  removeCoHost: endpoint('DELETE', '/api/cards/:cardId/co-hosts/:userId', 204),
  createInvitation: endpoint('POST', '/api/cards/:cardId/invitation', 201),
  endInvitation: endpoint('DELETE', '/api/cards/:cardId/invitation', 204),
  openInvitation: endpoint('POST', '/api/cards/:cardId/invitation/open', 200),
  acceptInvitation: endpoint('POST', '/api/cards/:cardId/invitation/accept', 200),

  getOEmbed: endpoint('GET', '/api/oembed', 200),

  createReport: endpoint('POST', '/api/reports', 202),

  confirmAdmin: endpoint('POST', '/api/admin/confirm', 204),
  listReports: endpoint('GET', '/api/admin/reports', 200),
  findForAdmin: endpoint('POST', '/api/admin/find', 200),
  actAsAdmin: endpoint('POST', '/api/admin/acts', 200),

  listPublicCategories: endpoint('GET', '/api/categories/public', 200),
  listMyCategories: endpoint('GET', '/api/categories', 200),
  listHiddenCategories: endpoint('GET', '/api/categories/hidden', 200),
  getCategory: endpoint('GET', '/api/categories/:id', 200),
  createCategory: endpoint('POST', '/api/categories', 201),
  updateCategory: endpoint('PATCH', '/api/categories/:id', 200),
  deleteCategory: endpoint('DELETE', '/api/categories/:id', 204),
  copyCategory: endpoint('POST', '/api/categories/:id/copy', 201),
  useCategory: endpoint('POST', '/api/categories/:id/use', 201),

  listContent: endpoint('GET', '/api/categories/:id/content', 200),
  addContent: endpoint('POST', '/api/categories/:id/content', 201),
  updateItem: endpoint('PATCH', '/api/content/:id', 200),
  deleteItem: endpoint('DELETE', '/api/content/:id', 204),

  listPermissions: endpoint('GET', '/api/categories/:id/permissions', 200),
  grantPermission: endpoint('POST', '/api/categories/:id/permissions', 200),
  revokePermission: endpoint('DELETE', '/api/categories/:id/permissions/:userId', 204),

  hideCategory: endpoint('POST', '/api/categories/:id/hidden', 204),
  unhideCategory: endpoint('DELETE', '/api/categories/:id/hidden', 204),

  recordPlay: endpoint('POST', '/api/history', 204),
  listHistory: endpoint('GET', '/api/history', 200),
}

export type CallName = keyof typeof endpoints

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
