import { Types } from 'mongoose'
import { expect } from 'vitest'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import { newCategoryId } from '#shared/ids.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import type { PermissionLevel } from '#shared/category-choices.ts'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { createLog } from '#server/log.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { hiddenOwnerModel } from '#server/models/hidden-owner.ts'
import type { TestApp } from '#tests/support/app.ts'
import { storedBytes } from '#tests/support/stored.ts'
import { bodyOf } from '#tests/support/visitor.ts'
import { useGuest, usePerson, type Person } from '../cards/person.ts'

/** People who make calls about a category of `owner`; `view`, `copy` and `edit` have that permission. */
export const ROLES = ['guest', 'stranger', 'view', 'copy', 'edit', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** Returns a person of each role for the tests of a file. */
export function usePeople(app: TestApp): Record<Role, Person> {
  return {
    guest: useGuest(app),
    stranger: usePerson(app),
    view: usePerson(app),
    copy: usePerson(app),
    edit: usePerson(app),
    owner: usePerson(app),
  }
}

/** Creates a category of this user; fails the test if the server refuses. */
export async function makeCategory(person: Person, content: object = {}): Promise<Category> {
  return bodyOf(await person.call('POST', '/api/categories', { name: 'Garden party', ...content }), 201)
}

/** Adds items in one call; fails the test if the server refuses. */
export async function addItems(
  person: Person,
  categoryId: string,
  contents: readonly string[],
): Promise<ContentItem[]> {
  const items = contents.map((content) => ({ content }))
  return bodyOf(await person.call('POST', `/api/categories/${categoryId}/content`, { items }), 201)
}

export async function itemsOf(person: Person, categoryId: string): Promise<ContentItem[]> {
  return bodyOf(await person.call('GET', `/api/categories/${categoryId}/content`), 200)
}

export async function contentsOf(person: Person, categoryId: string): Promise<string[]> {
  return (await itemsOf(person, categoryId)).map(({ content }) => content)
}

export async function mineOf(person: Person): Promise<Category[]> {
  return bodyOf(await person.call('GET', '/api/categories'), 200)
}

/** Shares a category; fails the test if the server refuses. */
export async function share(
  owner: Person,
  categoryId: string,
  person: Person,
  permissionLevel: PermissionLevel,
): Promise<CategoryPermission> {
  const answer = await owner.call('POST', `/api/categories/${categoryId}/permissions`, {
    username: person.user!.username,
    permissionLevel,
  })
  return bodyOf(answer, answer.status === 200 ? 200 : 201)
}

/** Returns everything about categories in the database, which a refusal must not change. */
export function storedIn({ database: { connection } }: Pick<TestApp, 'database'>): Promise<string> {
  return storedBytes([
    categoryModel(connection),
    contentItemModel(connection),
    categoryPermissionModel(connection),
    hiddenOwnerModel(connection),
  ])
}

/** Returns the expected response to a refused call: its status and code, and the invalid field if there is one. */
export function refusal(status: number, code: string, field?: string) {
  const fields = field === undefined ? {} : { fields: { [field]: expect.any(String) as string } }
  return { status, body: { message: expect.any(String) as string, code, ...fields } }
}

interface Seeded {
  name?: string
  description?: string
  contents?: readonly string[]
  people?: [Pick<Person, 'user'>, PermissionLevel][]
}

/** Stores a category with items and permissions in the database, since calls would reach the limit of writes. */
export async function seedCategory(
  { database: { connection } }: Pick<TestApp, 'database'>,
  owner: Pick<Person, 'user'>,
  { name = 'Seeded', description = '', contents = [], people = [] }: Seeded,
): Promise<{ categoryId: string; itemIds: string[] }> {
  const [now, categoryId] = [new Date(), newCategoryId()]
  const times = { createdAt: now, updatedAt: now }
  await categoryModel(connection).create({
    ...times,
    categoryId,
    userId: owner.user!.id,
    type: 'user',
    name,
    description,
  })
  const items = await contentItemModel(connection).insertMany(
    contents.map((content) => ({
      ...times,
      categoryId,
      content,
      contentType: 'other',
      tags: [],
      source: null,
    })),
    { lean: true },
  )
  await categoryPermissionModel(connection).insertMany(
    people.map(([person, permissionLevel]) => ({
      ...times,
      categoryId,
      userId: person.user!.id,
      permissionLevel,
    })),
  )
  return { categoryId, itemIds: items.map((item) => item._id.toString()) }
}

/** Stores a few official categories. All of them have thousands of items, which `storedIn` reads each time. */
export function seedOfficial(
  { database: { connection } }: Pick<TestApp, 'database'>,
  ids: readonly string[] = ['movienight'],
): Promise<void> {
  const some = OFFICIAL_CONTENT.filter(({ categoryId }) => ids.includes(categoryId))
  return seedOfficialCategories(connection, createLog('silent'), some)
}

/** Stores that many empty categories of a user. Reaching the quota by calls would take seconds. */
export async function seedCategories(
  { database: { connection } }: Pick<TestApp, 'database'>,
  owner: Person,
  count: number,
): Promise<void> {
  const now = new Date()
  await categoryModel(connection).insertMany(
    texts(count, 'Seeded').map((name) => ({
      categoryId: newCategoryId(),
      userId: new Types.ObjectId(owner.user!.id),
      type: 'user' as const,
      name,
      description: '',
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    })),
    { lean: true },
  )
}

export function texts(count: number, word = 'Item'): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
}
