import { Types, type Connection } from 'mongoose'
import { SESSIONS_COLLECTION } from '#server/database/indexes.ts'
import { accessTokenModel } from '#server/models/access-token.ts'
import { cardModel } from '#server/models/card.ts'
import { cardVersionModel } from '#server/models/card-version.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { coHostModel } from '#server/models/co-host.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { hiddenOwnerModel } from '#server/models/hidden-owner.ts'
import { joinCodeModel } from '#server/models/join-code.ts'
import { recentPlayModel } from '#server/models/recent-play.ts'
import { reportModel } from '#server/models/report.ts'
import { takenDownCardModel, takenDownCategoryModel } from '#server/models/taken-down.ts'
import { trashModel } from '#server/models/trash.ts'
import { userModel } from '#server/models/user.ts'
import { newToken } from '#server/services/accounts/access-token-format.ts'
import { hashOfToken } from '#server/services/tokens.ts'
import { calls } from '#shared/contract/calls.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { TestApp } from '#tests/support/app.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

const CARD_ID = 'V1StGXR8_Z'
const JOIN_CODE = '482193'
const CATEGORY_ID = 'k3J9xQ2mZp'
const SHARED_ID = 'gardenpty1'
const ITEM_ID = '6740a1f2c3d4e5f6a7b8c9d0'
const TOKEN_ID = '6740a1f2c3d4e5f6a7b8c9d1'
const PERSON_ID = '6740a1f2c3d4e5f6a7b8c9d2'
const HOUR_MS = 60 * 60 * 1000
const PASSWORD = 'correct horse'

/** The data that the contract's examples refer to: Ada and her card, its join code and co-host, her category and token, and two people she shares with. */
export interface World {
  ada: Visitor
  /** Ada's token, with the scope `cards:write`. */
  token: string
}

async function registered(url: string, username: string): Promise<{ visitor: Visitor; id: string }> {
  const form = { username, email: `${username}@example.com`, password: PASSWORD }
  const { visitor, user } = await registeredVisitor(url, form)
  return { visitor, id: user.id }
}

/** Stores a deleted card and a deleted category that their owner can restore. */
async function storeDeleted(connection: Connection, ownerId: string, content: object): Promise<void> {
  const [createdAt, userId] = [new Date(), new Types.ObjectId(ownerId)]
  const [deletedAt, expires] = [createdAt, new Date(createdAt.getTime() + HOUR_MS)]
  const [{ id: cardId }, { id: categoryId }] = [
    calls.restoreCard.example.params,
    calls.restoreCategory.example.params,
  ]
  await cardModel(connection).create({ cardId, userId, createdAt, deletedAt })
  await categoryModel(connection).create({ categoryId, userId, createdAt, deletedAt })
  const card = { ...content, version: 1, round: 1, opIds: [], updatedAt: createdAt }
  await takenDownCardModel(connection).create({ _id: cardId, card, coHosts: [], expires })
  const category = { type: 'user', name: 'Book club', description: '', updatedAt: createdAt }
  const rows = { items: [], permissions: [] }
  await takenDownCategoryModel(connection).create({ _id: categoryId, category, ...rows, expires })
  const row = { userId, title: 'Stand-up bingo', bytes: 8000, deletedAt, expires }
  await trashModel(connection).insertMany([
    { ...row, _id: `card ${cardId}`, kind: 'card', id: cardId },
    { ...row, _id: `category ${categoryId}`, kind: 'category', id: categoryId },
  ])
}

/** Returns all collections in which the world is stored. */
const collectionsOf = (connection: Connection) => [
  connection.collection(SESSIONS_COLLECTION),
  ...[
    ...[userModel, cardModel, categoryModel, contentItemModel, categoryPermissionModel, accessTokenModel],
    ...[hiddenOwnerModel, recentPlayModel, joinCodeModel, coHostModel, reportModel, cardVersionModel],
    ...[takenDownCardModel, takenDownCategoryModel, trashModel],
  ].map((model) => model(connection).collection),
]
/** The worlds created so far with their documents: storing these again takes a third of the time. */
const made = new WeakMap<Connection, { world: World; docs: object[][] }>()

/** Empties the database and stores the world in it. The app needs rate limits that let everything pass. */
export async function storeWorld({ url, database: { connection } }: TestApp): Promise<World> {
  const collections = collectionsOf(connection)
  for (const collection of collections) await collection.deleteMany({})
  const before = made.get(connection)
  if (!before) {
    const world = await makeWorld(url, connection)
    const docs = await Promise.all(collections.map((collection) => collection.find().toArray()))
    made.set(connection, { world, docs })
    return { ...world, ada: newVisitor(url, world.ada.cookies) }
  }
  for (const [at, docs] of before.docs.entries()) if (docs.length > 0) await collections[at]!.insertMany(docs)
  return { ...before.world, ada: newVisitor(url, before.world.ada.cookies) }
}

async function makeWorld(url: string, connection: Connection): Promise<World> {
  const users = userModel(connection)
  const [ada, grace] = [await registered(url, 'ada'), await registered(url, 'grace')]
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  const cells = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Square ${index}`))
  const content = contentOf(sampleCard({ cells }))
  await cardModel(connection).create({
    ...times,
    ...content,
    cardId: CARD_ID,
    userId: new Types.ObjectId(ada.id),
    version: 1,
    round: 1,
    opIds: [],
    coHostEpoch: 1,
  })
  await cardVersionModel(connection).create({
    ...content,
    cardId: CARD_ID,
    userId: new Types.ObjectId(ada.id),
    version: 1,
    editedBy: new Types.ObjectId(ada.id),
    editedByToken: false,
    madeAt: now,
    createdAt: now,
  })
  await coHostModel(connection).create({ cardId: CARD_ID, userId: PERSON_ID, createdAt: now })
  await joinCodeModel(connection).create({
    _id: JOIN_CODE,
    cardId: CARD_ID,
    userId: ada.id,
    shuffle: false,
    expires: new Date(now.getTime() + HOUR_MS),
  })
  await users.create({
    _id: PERSON_ID,
    username: 'bo',
    usernameLower: 'bo',
    email: 'bo@example.com',
    profileIcon: 'cat',
  })
  for (const [categoryId, userId] of [
    [CATEGORY_ID, ada.id],
    [SHARED_ID, grace.id],
  ] as const)
    await categoryModel(connection).create({
      ...times,
      categoryId,
      userId,
      type: 'user',
      name: 'Book club',
      description: '',
    })
  await contentItemModel(connection).insertMany(
    Array.from({ length: 9 }, (_, index) => ({
      ...times,
      ...(index === 0 && { _id: new Types.ObjectId(ITEM_ID) }),
      categoryId: CATEGORY_ID,
      content: `Item ${index}`,
      contentType: 'other',
      tags: [],
    })),
  )
  await categoryPermissionModel(connection).insertMany([
    { ...times, categoryId: CATEGORY_ID, userId: PERSON_ID, permissionLevel: 'view' },
    { ...times, categoryId: SHARED_ID, userId: ada.id, permissionLevel: 'view' },
  ])
  await storeDeleted(connection, ada.id, content)
  const token = newToken()
  await accessTokenModel(connection).create({
    _id: TOKEN_ID,
    userId: ada.id,
    name: 'Score bot',
    scope: 'cards:write',
    hash: hashOfToken(token),
    sessionEpoch: 0,
    createdAt: now,
    lastUsedAt: null,
    expiresAt: new Date(now.getTime() + HOUR_MS),
  })
  const { body } = calls.resetPassword.example as { body: { token: string } }
  const [hash, expires] = [hashOfToken(body.token), new Date(now.getTime() + HOUR_MS)]
  await users.updateOne(
    { _id: ada.id },
    {
      $set: {
        resetPasswordToken: hash,
        resetPasswordExpires: expires,
        verificationToken: hash,
        verificationExpires: expires,
      },
    },
  )
  return { ada: ada.visitor, token }
}
