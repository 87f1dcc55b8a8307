import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config-rules.mjs'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { startDatabase } from '#server/database/start.ts'
import { startEmbeddedDbThread } from '#server/embedded-db/thread.ts'
import { createLog } from '#server/log.ts'
import { categoryModel } from '#server/models/category.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { storedIn } from './fixtures.ts'

const log = createLog('silent')

describe('the application’s database', () => {
  it('CAT-12: holds all official categories after the start, and starting again changes nothing', async () => {
    const dir = temporaryDir()
    const { config } = readConfig({ DATA_DIR: dir.path })
    const started = async () => {
      const thread = await startEmbeddedDbThread({ dataDir: dir.path, log: () => undefined })
      const database = startDatabase(config!, log, thread)
      await database.firstUp
      const stored = await storedIn({ database })
      const official = await categoryModel(database.connection).find().lean()
      await database.close()
      return { stored, official }
    }
    const first = await started()
    expect(first.official.map(({ categoryId, name }) => ({ categoryId, name }))).toEqual(
      OFFICIAL_CONTENT.map(({ categoryId, name }) => ({ categoryId, name })),
    )
    for (const { content } of OFFICIAL_CONTENT.flatMap((one) => one.items))
      expect(first.stored).toContain(JSON.stringify(content))
    expect((await started()).stored).toBe(first.stored)
    dir.remove()
  })
})
