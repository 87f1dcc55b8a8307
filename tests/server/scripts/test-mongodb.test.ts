import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFixtureProject, type FixtureProject } from './fixture-project.ts'

const VITEST = `
import { writeFileSync } from 'node:fs'
console.log('tests on ' + process.env.TEST_MONGODB_URI)
console.log('without ' + process.argv.filter((_, at) => process.argv[at - 1] === '--exclude').join(' '))
const testResults = [{ name: '/p/tests/a.test.ts', status: 'passed', assertionResults: [{ fullName: 'a', status: 'passed' }] }]
writeFileSync(process.argv.find((arg) => arg.startsWith('--outputFile.json=')).slice(18), JSON.stringify({ testResults }))
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
      },
      { vitest: { command: 'vitest', code: VITEST }, 'mongodb-memory-server': { command: 'none', code: '' } },
    )
  })
  afterAll(() => project.dispose())

  it('runs the tests on MONGODB_URI', async () => {
    const { code, stdout } = await project.run('test-mongodb.mjs', [], { MONGODB_URI: 'mongodb://db:27017/' })
    expect(stdout).toContain('tests on mongodb://db:27017/\n')
    // They check the embedded database itself.
    expect(stdout).toContain(
      'without tests/server/scripts/** tests/server/embedded-db/** tests/server/faults/**\n',
    )
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed')
    expect(code).toBe(0)
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
