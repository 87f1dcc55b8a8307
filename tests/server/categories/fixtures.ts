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

/** Who calls about a category of `owner`, who shares it at each level with the person of that name. */
export const ROLES = ['guest', 'stranger', 'view', 'copy', 'edit', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** One of each role for the tests of a file. */
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

/** A new category of this user; fails the test if it is not created. */
export async function makeCategory(person: Person, content: object = {}): Promise<Category> {
  return bodyOf(await person.call('POST', '/api/categories', { name: 'Garden party', ...content }), 201)
}

/** Adds items in one call; fails the test if they are not stored. */
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

/** The owner shares a category; fails the test when that is refused. */
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

/** Everything that the database holds of categories, past the server: what a refusal must not have changed. */
export function storedIn({ database: { connection } }: Pick<TestApp, 'database'>): Promise<string> {
  return storedBytes([
    categoryModel(connection),
    contentItemModel(connection),
    categoryPermissionModel(connection),
    hiddenOwnerModel(connection),
  ])
}

/** What a refused call answers: its status and code, and the field at fault where one is named. */
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

/**
 * A category that is simply there, with items and people: past the server, whose limit of writes a long table would meet.
 */
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

/** Some official categories: all of them are thousands of items, which `storedIn` reads each time. */
export function seedOfficial(
  { database: { connection } }: Pick<TestApp, 'database'>,
  ids: readonly string[] = ['movienight'],
): Promise<void> {
  const some = OFFICIAL_CONTENT.filter(({ categoryId }) => ids.includes(categoryId))
  return seedOfficialCategories(connection, createLog('silent'), some)
}

/** So many empty categories of a user, up to whose quota a test would have to write for seconds. */
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
