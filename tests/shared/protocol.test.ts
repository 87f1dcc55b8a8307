import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { endpoints, type Endpoint, type ServerConfig } from '#shared/api.ts'
import { ERROR_CODES } from '#shared/errors.ts'
import {
  cardEditPayload,
  cardJoinPayload,
  cardLeavePayload,
  type ClientEvents,
  type ServerEvents,
} from '#shared/events.ts'
import { createTokenBody } from '#shared/schemas/access-token.ts'
import { createCardBody, patchCardBody, type Card } from '#shared/schemas/card.ts'
import {
  addContentBody,
  createCategoryBody,
  grantBody,
  hideBody,
  patchCategoryBody,
  patchItemBody,
  useCategoryBody,
  type Category,
  type ContentItem,
} from '#shared/schemas/category.ts'
import { acceptInvitationBody, addCoHostBody } from '#shared/schemas/co-host.ts'
import { joinCodeBody } from '#shared/schemas/join-code.ts'
import { playedBody } from '#shared/schemas/history.ts'
import {
  changePasswordBody,
  deleteAccountBody,
  forgotPasswordBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  verifyEmailBody,
} from '#shared/schemas/user.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'

const PAGE = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')

/** The schema of each call that has a body; the compiler names a call that is missing here. */
type WithBody = {
  [Name in keyof typeof endpoints]: (typeof endpoints)[Name] extends Endpoint<infer S>
    ? S extends { body: unknown }
      ? Name
      : never
    : never
}[keyof typeof endpoints]
const BODIES: Record<WithBody, z.ZodType> = {
  register: registerBody(DEFAULT_PASSWORD_MIN_LENGTH),
  login: loginBody,
  updateProfile: profileBody,
  forgotPassword: forgotPasswordBody,
  resetPassword: resetPasswordBody(DEFAULT_PASSWORD_MIN_LENGTH),
  verifyEmail: verifyEmailBody,
  changePassword: changePasswordBody(DEFAULT_PASSWORD_MIN_LENGTH),
  deleteAccount: deleteAccountBody,
  createToken: createTokenBody,
  createCard: createCardBody,
  updateCard: patchCardBody,
  renewJoinCode: joinCodeBody,
  createCategory: createCategoryBody,
  updateCategory: patchCategoryBody,
  useCategory: useCategoryBody,
  addContent: addContentBody,
  updateItem: patchItemBody,
  grantPermission: grantBody,
  hideCategory: hideBody,
  addCoHost: addCoHostBody,
  acceptInvitation: acceptInvitationBody,
  recordPlay: playedBody,
}
const PAYLOADS: Record<keyof ClientEvents, z.ZodType> = {
  'card:join': cardJoinPayload,
  'card:leave': cardLeavePayload,
  'card:edit': cardEditPayload,
}
const PUSHES: Record<keyof ServerEvents, true> = {
  'card:changed': true,
  'card:joined': true,
  'card:version': true,
  'card:deleted': true,
  'card:players': true,
  'card:editors': true,
  'card:rights': true,
}

const fieldsOf = <T>(fields: Record<keyof T, true>) => Object.keys(fields).sort()
const CARD = fieldsOf<Card>({
  cardId: true,
  title: true,
  gridSize: true,
  hasFreeSpace: true,
  cells: true,
  theme: true,
  freeSpaceImageUrl: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  round: true,
})
const CATEGORY = fieldsOf<Category>({
  categoryId: true,
  name: true,
  description: true,
  type: true,
  itemCount: true,
  createdAt: true,
  updatedAt: true,
  isOwner: true,
  permission: true,
  ownerName: true,
})
const ITEM = fieldsOf<ContentItem>({
  id: true,
  content: true,
  contentType: true,
  tags: true,
  source: true,
  createdAt: true,
  updatedAt: true,
})
const CONFIG = fieldsOf<ServerConfig>({ google: true, passwordMinLength: true, lanUrl: true, operator: true })

/** The text under a heading, up to the next one. */
const sections = new Map(
  PAGE.split(/^#### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)
const examplesIn = (text: string): unknown[] =>
  [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as unknown)
const shapeOf = (name: string) => {
  const [, json = '{}'] = new RegExp('```json ' + name + '\\n([\\s\\S]*?)```').exec(PAGE) ?? []
  return Object.keys(JSON.parse(json) as object).sort()
}
const headingOf = ({ method, path, status }: Endpoint) => `\`${method} ${path}\` → ${status}`

describe('docs/protocol.md', () => {
  it('lists every call with its status and every event, and nothing else', () => {
    const events = [...Object.keys(PAYLOADS), ...Object.keys(PUSHES)].map((event) => `\`${event}\``)
    expect([...sections.keys()].sort()).toEqual(
      [...Object.values(endpoints).map(headingOf), ...events].sort(),
    )
  })

  it.each(Object.entries(BODIES))('shows bodies of %s that its schema accepts', (name, schema) => {
    const examples = examplesIn(sections.get(headingOf(endpoints[name as WithBody])) ?? '')
    expect(examples).not.toEqual([])
    for (const example of examples) {
      const parsed = schema.parse(example) as object
      if (name !== 'addContent')
        expect(Object.keys(parsed)).toEqual(expect.arrayContaining(Object.keys(example as object)))
    }
  })

  it.each(Object.entries(PAYLOADS))('shows a payload of %s that its schema accepts', (event, schema) => {
    const examples = examplesIn(sections.get(`\`${event}\``) ?? '')
    expect(examples).toHaveLength(1)
    expect(schema.parse(examples[0])).toEqual(examples[0])
  })

  it('shows a card, a category, an item and the config with all their fields', () => {
    expect(['card', 'category', 'item', 'server config'].map(shapeOf)).toEqual([CARD, CATEGORY, ITEM, CONFIG])
  })

  it('names every error code', () => {
    expect(ERROR_CODES.filter((code) => !PAGE.includes(`\`${code}\``))).toEqual([])
  })
})
