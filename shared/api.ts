import type { Card, CardReply } from './schemas/card.ts'
import type { Category, ContentItem } from './schemas/category.ts'

/**
 * The method, path and status of an HTTP call. `shared/contract` has the rest. They are separate, so that a page can make calls
 * without loading the validator.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** In Express syntax: `/api/cards/:cardId`. */
  path: string
  /** The status of a successful response. */
  status: 200 | 201 | 202 | 204
}

/** @param path the path below `/api` */
const endpoint = (method: Endpoint['method'], path: string, status: Endpoint['status']): Endpoint => ({
  method,
  path: `/api${path}`,
  status,
})

export const endpoints = {
  getConfig: endpoint('GET', '/config', 200),
  getOpenApi: endpoint('GET', '/openapi.json', 200),

  getUser: endpoint('GET', '/user', 200),
  register: endpoint('POST', '/register', 201),
  requestInvitation: endpoint('POST', '/invitations', 202),
  login: endpoint('POST', '/login', 200),
  logout: endpoint('POST', '/logout', 204),
  updateProfile: endpoint('PATCH', '/profile', 200),
  chooseLanguage: endpoint('POST', '/language', 204),

  forgotPassword: endpoint('POST', '/forgot-password', 202),
  resetPassword: endpoint('POST', '/reset-password', 204),
  verifyEmail: endpoint('POST', '/verify-email', 204),
  resendVerification: endpoint('POST', '/verify-email/resend', 202),
  changePassword: endpoint('POST', '/change-password', 204),
  logOutOthers: endpoint('POST', '/logout-others', 204),
  exportAccount: endpoint('GET', '/account/export', 200),
  deleteAccount: endpoint('DELETE', '/account', 204),

  listTokens: endpoint('GET', '/tokens', 200),
  createToken: endpoint('POST', '/tokens', 201),
  deleteToken: endpoint('DELETE', '/tokens/:id', 204),

  listMyCards: endpoint('GET', '/my-cards', 200),
  getCard: endpoint('GET', '/cards/:cardId', 200),
  createCard: endpoint('POST', '/cards', 201),
  updateCard: endpoint('PATCH', '/cards/:cardId', 200),
  deleteCard: endpoint('DELETE', '/cards/:cardId', 204),

  listDeletedCards: endpoint('GET', '/deleted-cards', 200),
  restoreCard: endpoint('POST', '/deleted-cards/:id/restore', 200),
  deleteCardForGood: endpoint('DELETE', '/deleted-cards/:id', 204),
  listDeletedCategories: endpoint('GET', '/deleted-categories', 200),
  restoreCategory: endpoint('POST', '/deleted-categories/:id/restore', 200),
  deleteCategoryForGood: endpoint('DELETE', '/deleted-categories/:id', 204),

  listVersions: endpoint('GET', '/cards/:cardId/versions', 200),
  getVersion: endpoint('GET', '/cards/:cardId/versions/:version', 200),

  renewJoinCode: endpoint('POST', '/cards/:cardId/code', 200),
  readJoinCode: endpoint('GET', '/cards/:cardId/code', 200),
  openJoinCode: endpoint('GET', '/codes/:code', 200),

  listSharedCards: endpoint('GET', '/shared-cards', 200),
  listCoHosts: endpoint('GET', '/cards/:cardId/co-hosts', 200),
  addCoHost: endpoint('POST', '/cards/:cardId/co-hosts', 201),
  removeCoHost: endpoint('DELETE', '/cards/:cardId/co-hosts/:userId', 204),
  createInvitation: endpoint('POST', '/cards/:cardId/invitation', 201),
  endInvitation: endpoint('DELETE', '/cards/:cardId/invitation', 204),
  openInvitation: endpoint('POST', '/cards/:cardId/invitation/open', 200),
  acceptInvitation: endpoint('POST', '/cards/:cardId/invitation/accept', 200),

  getOEmbed: endpoint('GET', '/oembed', 200),

  createReport: endpoint('POST', '/reports', 202),

  confirmAdmin: endpoint('POST', '/admin/confirm', 204),
  listReports: endpoint('GET', '/admin/reports', 200),
  findForAdmin: endpoint('POST', '/admin/find', 200),
  actAsAdmin: endpoint('POST', '/admin/acts', 200),

  listPublicCategories: endpoint('GET', '/categories/public', 200),
  listMyCategories: endpoint('GET', '/categories', 200),
  listHiddenCategories: endpoint('GET', '/categories/hidden', 200),
  getCategory: endpoint('GET', '/categories/:id', 200),
  createCategory: endpoint('POST', '/categories', 201),
  updateCategory: endpoint('PATCH', '/categories/:id', 200),
  deleteCategory: endpoint('DELETE', '/categories/:id', 204),
  copyCategory: endpoint('POST', '/categories/:id/copy', 201),
  useCategory: endpoint('POST', '/categories/:id/use', 201),

  listContent: endpoint('GET', '/categories/:id/content', 200),
  addContent: endpoint('POST', '/categories/:id/content', 201),
  updateItem: endpoint('PATCH', '/content/:id', 200),
  deleteItem: endpoint('DELETE', '/content/:id', 204),

  listPermissions: endpoint('GET', '/categories/:id/permissions', 200),
  grantPermission: endpoint('POST', '/categories/:id/permissions', 200),
  revokePermission: endpoint('DELETE', '/categories/:id/permissions/:userId', 204),

  hideCategory: endpoint('POST', '/categories/:id/hidden', 204),
  unhideCategory: endpoint('DELETE', '/categories/:id/hidden', 204),

  recordPlay: endpoint('POST', '/history', 204),
  listHistory: endpoint('GET', '/history', 200),
}

export type CallName = keyof typeof endpoints

/** The additional content of a 409 or 412: the current state of the object that the request wanted to change. */
export interface ConflictBody {
  card?: Card | CardReply
  category?: Category
  item?: ContentItem
}
