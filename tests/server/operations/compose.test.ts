import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config-rules.mjs'
import { settingNames } from '../../../scripts/lib/testing/settings.mjs'

interface Service {
  image: string
  build?: string
  user?: string
  environment?: Record<string, string>
  networks: string[] | Record<string, { ipv4_address?: string } | null>
  ports?: string[]
  volumes?: string[]
  healthcheck?: { test: string[] }
  restart: string
  tmpfs: string[]
  logging: { options: Record<string, string> }
  [limit: string]: unknown
}

const text = readFileSync('compose.yaml', 'utf8')
const compose = parse(text, { merge: true, strict: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, unknown>
}
const services = Object.entries(compose.services)
const appServers = services.filter(([name]) => name.startsWith('app-'))
const example = Object.fromEntries(
  [...readFileSync('deploy/compose.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!],
  ),
)

/** Substitutes `${NAME}`, `${NAME:-default}` and `${NAME:?}` as compose does. */
function filledIn(value: string, env: Record<string, string>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string, given: string) => {
      const set = env[name]
      if (set !== undefined && set !== '') return set
      if (kind === '?') throw new Error(`${name} is not set`)
      return given ?? ''
    },
  )
}

const SECRETS = ['SESSION_SECRET', 'MONGO_KEY', 'MONGO_ROOT_PASSWORD', 'MONGO_APP_PASSWORD', 'REDIS_PASSWORD']
const completed = { ...example, ...Object.fromEntries(SECRETS.map((name) => [name, 'a1'.repeat(32)])) }

/** Settings that the image or compose decides, and those that replace Google's URLs, for which there is OIDC_*. */
const DECIDED = /^(?:NODE_ENV|PORT|HOST|DATA_DIR|DRAIN_SECONDS|GOOGLE_\w+_URL)$/

describe('compose.yaml', () => {
  it('OPS-32: names in its example every variable that it reads, and no other', () => {
    const read = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name))
    expect(Object.keys(example).toSorted()).toEqual([...read].toSorted())
  })

  it('OPS-32: passes the app all settings but Google’s URLs and those that it or the image decides, and the app accepts them', () => {
    expect(appServers).toHaveLength(2)
    for (const [, { environment = {} }] of appServers) {
      const names = Object.keys(environment)
      expect(names.toSorted()).toEqual(
        settingNames()
          .filter((name) => !DECIDED.test(name))
          .toSorted(),
      )
      const env = Object.fromEntries(names.map((name) => [name, filledIn(environment[name]!, completed)]))
      const { config, error } = readConfig({ NODE_ENV: 'production', PORT: '3000', ...env })
      expect(error).toBeUndefined()
      expect(config).toMatchObject({
        publicUrl: 'https://bingo.example.com',
        trustProxyHops: 1,
        passwordMinLength: 8,
        mongodbUri: expect.stringContaining(`:${completed.MONGO_APP_PASSWORD}@mongo-1:27017,`),
        redisUrl: `redis://:${completed.REDIS_PASSWORD}@redis:6379`,
      })
    }
  })

  it('OPS-32: does not start the app without its secrets and PUBLIC_URL; neither it nor its example contains secrets', () => {
    const [, { environment = {} }] = appServers[0]!
    for (const name of ['SESSION_SECRET', 'MONGO_APP_PASSWORD', 'REDIS_PASSWORD', 'PUBLIC_URL'])
      expect(() =>
        Object.values(environment).map((value) => filledIn(value, { ...completed, [name]: '' })),
      ).toThrow(name)
    expect(SECRETS.map((name) => example[name])).toEqual(SECRETS.map(() => ''))
    for (const line of text.matchAll(/(?:PASSWORD|SECRET|KEY): (.*)$/gm)) expect(line[1]).toMatch(/^\$\{/)
  })

  it.each(services)(
    'OPS-32: runs %s within limits, without capabilities or a writable image; images other than ours are pinned and not root',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        pids_limit: expect.any(Number),
        cpus: expect.any(Number),
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      })
      // The user and the health check of our own image are in the Dockerfile.
      if (!service.image.startsWith('bingoboard:')) {
        expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
        expect(service.image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
        if (service.restart === 'unless-stopped') expect(service.healthcheck?.test[0]).toMatch(/^CMD/)
      }
      expect(service.privileged).toBeUndefined()
      expect(service.cap_add).toBeUndefined()
      for (const folder of service.tmpfs) expect(folder).toMatch(/:size=\d+m/)
      for (const volume of service.volumes ?? []) {
        expect(volume).not.toContain('docker.sock')
        if (volume.includes(':ro')) continue
        // Writable paths have to be volumes that compose.yaml declares.
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
      }
    },
  )

  it('OPS-32: exposes only nginx, and gives the database no way out', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx'])
    expect(compose.networks.back).toEqual({ internal: true })
    for (const [name, { networks }] of services) {
      const names = Array.isArray(networks) ? networks : Object.keys(networks)
      const expected = name === 'nginx' ? ['front'] : name.startsWith('app-') ? ['back', 'front'] : ['back']
      expect(names.toSorted(), name).toEqual(expected)
    }
  })
})

/** Runs the script as mongosh does, with members in this state. @returns the printed lines */
function startReplicaSet(state: { initiated: boolean; users: Record<string, object>; failures: number }) {
  const printed: string[] = []
  const database = (name: string) => ({
    runCommand: (command: { replSetInitiate?: object }) => {
      if (state.failures-- > 0) throw new Error('connection refused')
      if (command.replSetInitiate === undefined) return { ok: 1 }
      if (state.initiated) throw Object.assign(new Error('already initialized'), { code: 23 })
      state.initiated = true
      return { ok: 1 }
    },
    getUser: (user: string) => state.users[`${name}.${user}`] ?? null,
    createUser: ({ user, ...account }: { user: string }) => (state.users[`${name}.${user}`] = account),
    updateUser: (user: string, account: object) => (state.users[`${name}.${user}`] = account),
  })
  class Mongo {
    getDB = database
  }
  const context = createContext({
    Mongo,
    process: { env: { MONGO_ROOT_PASSWORD: 'root/secret', MONGO_APP_PASSWORD: 'secret' } },
    print: (line: string) => printed.push(line),
    sleep: () => undefined,
    encodeURIComponent,
  })
  runInContext(`(() => {${readFileSync('deploy/mongo/start-replica-set.js', 'utf8')}})()`, context)
  return printed.join('\n')
}

it('OPS-33: the replica set’s script retries, creates the app’s user without printing the password, and can update it', () => {
  const key = 'bingoboard.bingoboard'
  const user = { pwd: 'secret', roles: [{ role: 'readWrite', db: 'bingoboard' }] }
  const state = { initiated: false, users: {}, failures: 3 }
  expect(startReplicaSet(state)).not.toContain('secret')
  expect(state).toMatchObject({ initiated: true, users: { [key]: user } })
  state.users = { [key]: { ...user, pwd: 'the old one' } }
  startReplicaSet(state)
  expect(state.users).toEqual({ [key]: user })
})
