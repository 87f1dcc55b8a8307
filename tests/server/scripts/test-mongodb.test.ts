import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFixtureProject, pressCtrlC, type FixtureProject } from './fixture-project.ts'

const VITEST = `
import { writeFileSync } from 'node:fs'
console.log('tests on ' + process.env.TEST_MONGODB_URI)
const left = 'bingoboard-test-' + process.env.TEST_MONGODB_RUN + '-of-a-test'
writeFileSync('databases', ['admin', 'bingoboard', left, 'bingoboard-test-of-another-run'].join(' '))
if (process.env.IS_SLOW) await new Promise((done) => { process.once('SIGINT', done); console.log('testing'); setTimeout(done, 60_000) })
if (process.env.IS_SLOW) process.exit(130)
const testResults = [{ name: '/p/tests/a.test.ts', status: 'passed', assertionResults: [{ fullName: 'a', status: 'passed' }] }]
writeFileSync(process.argv.find((arg) => arg.startsWith('--outputFile.json=')).slice(18), JSON.stringify({ testResults }))
`
/** A server with the databases of the file, which prints what is deleted. */
const MONGOOSE = `
import { readFileSync } from 'node:fs'
class MongoClient {
  db(name) {
    return {
      command: async () => {
        if (process.env.IS_AWAY) throw new Error('connection refused')
        return { databases: readFileSync('databases', 'utf8').split(' ').map((name) => ({ name })) }
      },
      dropDatabase: async () => console.log('deleted ' + name),
    }
  }
  async close() {}
}
export default { mongo: { MongoClient } }
`
const MEMORY_SERVER = `
export const MongoMemoryServer = {
  create: async () => {
    if (!process.env.MONGOMS_SYSTEM_BINARY) {
      console.warn('a stack')
      throw new Error('Download failed:\\n  no host')
    }
    return { getUri: () => 'mongodb://127.0.0.1:1/', stop: async () => console.log('mongod stopped') }
  },
}
`

describe('npm run test:mongodb', () => {
  let project: FixtureProject
  beforeAll(async () => {
    project = await createFixtureProject(
      {
        'fakes/mongodb-memory-server/package.json': JSON.stringify({
          name: 'mongodb-memory-server',
          version: '1.0.0',
          type: 'module',
          exports: './server.js',
        }),
        'fakes/mongodb-memory-server/server.js': MEMORY_SERVER,
        'fakes/mongoose/package.json': JSON.stringify({
          name: 'mongoose',
          version: '1.0.0',
          type: 'module',
          exports: './mongoose.js',
        }),
        'fakes/mongoose/mongoose.js': MONGOOSE,
      },
      {
        vitest: { command: 'vitest', code: VITEST },
        'mongodb-memory-server': { command: 'none', code: '' },
        mongoose: { command: 'none', code: '' },
      },
    )
  })
  afterAll(() => project.dispose())

  it('runs the tests on MONGODB_URI', async () => {
    const { code, stdout } = await project.run('test-mongodb.mjs', [], { MONGODB_URI: 'mongodb://db:27017/' })
    expect(stdout).toContain('tests on mongodb://db:27017/\n')
    expect(stdout).toMatch(/^1 passed, 0 failed$/m)
    expect(code).toBe(0)
  })

  it('deletes the databases that its tests have left, and no others', async () => {
    const uri = { MONGODB_URI: 'mongodb://db:27017/' }
    const { stdout } = await project.run('test-mongodb.mjs', [], uri)
    expect(stdout.match(/^deleted .*/gm)).toEqual([
      expect.stringMatching(/^deleted bingoboard-test-[0-9a-f]{8}-of-a-test$/),
    ])
    const away = await project.run('test-mongodb.mjs', [], { ...uri, IS_AWAY: '1' })
    expect(away.stderr).toMatch(
      /^Databases with [0-9a-f]{8} in their name may be left\. \(connection refused\)$/m,
    )
  })

  it('deletes them after Ctrl+C too', async () => {
    const running = project.startInTerminal('node', ['scripts/test-mongodb.mjs'], {
      MONGODB_URI: 'mongodb://db:27017/',
      IS_SLOW: '1',
    })
    await running.printed('testing')
    pressCtrlC(running)
    const { code, stdout } = await running.ended
    expect(stdout).toMatch(/^deleted bingoboard-test-[0-9a-f]{8}-of-a-test$/m)
    expect(code).toBe(130)
  })

  it('starts a MongoDB for the tests and stops it', async () => {
    const { code, stdout } = await project.run('test-mongodb.mjs', [], {
      MONGOMS_SYSTEM_BINARY: '/usr/bin/mongod',
    })
    expect(stdout).toContain('tests on mongodb://127.0.0.1:1/\n')
    expect(stdout).toContain('mongod stopped')
    expect(code).toBe(0)
  })

  it('fails with one line if there is no MongoDB', async () => {
    const { code, stdout, stderr } = await project.run('test-mongodb.mjs')
    expect(stderr).toMatch(/^Nothing was tested: no MongoDB here\. .*\(Download failed: no host\)\n$/)
    expect(stdout).not.toContain('passed')
    expect(code).toBe(1)
  })
})

it('npm run test:mongodb leaves out what uses no MongoDB', async () => {
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', 'server'],
    {
      env: { ...process.env, TEST_ALL: '1', TEST_MONGODB_RUN: 'x' },
    },
  )
  const [listed] = await Promise.all([text(vitest.stdout), once(vitest, 'close')])
  const folders = new Set([...listed.matchAll(/tests\/(\w+\/[\w-]+)\//g)].map(([, folder]) => folder))
  expect([...folders].toSorted()).toEqual(
    ['accounts', 'cards', 'categories', 'history', 'http', 'live', 'moving', 'operations', 'previews'].map(
      (name) => `server/${name}`,
    ),
  )
})
