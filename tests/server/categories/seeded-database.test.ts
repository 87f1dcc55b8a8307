import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config-rules.mjs'
import type { Database } from '#server/database/connect.ts'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { startDatabase } from '#server/database/start.ts'
import { startEmbeddedDbThread } from '#server/embedded-db/thread.ts'
import { createLog } from '#server/log.ts'
import { categoryModel } from '#server/models/category.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { storedIn } from './fixtures.ts'

const log = createLog('silent')

describe('the application’s database', () => {
  it('CAT-12: holds all official categories after the start, and starting again changes nothing', async () => {
    const dir = temporaryDir()
    const { config } = readConfig({ DATA_DIR: dir.path })
    const started = async <T>(look: (database: Database) => Promise<T>) => {
      const thread = await startEmbeddedDbThread({ dataDir: dir.path, log: () => undefined })
      const database = startDatabase(config!, log, thread)
      await database.firstUp
      const seen = await look(database)
      await database.close()
      return seen
    }
    const first = await started(async (database) => ({
      stored: await storedIn({ database }),
      official: await categoryModel(database.connection).find().lean(),
      items: (await contentItemModel(database.connection).find().lean()).map(({ content }) => content),
    }))
    expect(first.official.map(({ categoryId, name }) => ({ categoryId, name }))).toEqual(
      OFFICIAL_CONTENT.map(({ categoryId, name }) => ({ categoryId, name })),
    )
    const contents = OFFICIAL_CONTENT.flatMap((one) => one.items.map(({ content }) => content))
    expect(new Set(first.items)).toEqual(new Set(contents))
    expect(await started((database) => storedIn({ database }))).toBe(first.stored)
    dir.remove()
  })
})
