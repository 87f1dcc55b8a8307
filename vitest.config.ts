import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { iconsInUse } from './scripts/lib/icons-in-use.mjs'

/** Set by `npm run test:all`: the long tests run too. */
const ALL = process.env.TEST_ALL === '1'
const LONG = ['tests/**/*.long.test.{ts,tsx}', 'tests/server/scripts/**']
/** Set by `npm run test:mongodb`: the name of its run. */
const ON_MONGODB = process.env.TEST_MONGODB_RUN !== undefined
/**
 * The shared rules and the scripts use no database, the tests of the embedded one compare it with MongoDB's
 * documentation, and fault tests kill, fill and damage it. The long fuzz test is about the browser's side; six of its
 * histories run all the same.
 */
const WITHOUT_MONGODB = [
  ...['shared', 'server/scripts', 'server/embedded-db', 'server/faults'].map(
    (folder) => `tests/${folder}/**`,
  ),
  'tests/server/live/sync-fuzz.long.test.ts',
]

/** Only a failure waits that long: a test of a started server takes 2 s, and 40 s on a busy machine. */
const TIMEOUT_MS = 120_000
/** The timeout of polls in the server's tests, below the 25 s of the heartbeat, which makes up for a lost push. */
const POLL_TIMEOUT_MS = 20_000

const exclude = [
  ...configDefaults.exclude,
  ...(ALL ? [] : LONG),
  // The option `--exclude` has no effect on projects.
  ...(ON_MONGODB ? WITHOUT_MONGODB : []),
]

/** Node 25 and later have a `localStorage` of their own, which Vitest doesn't replace by the page's. */
const WITHOUT_STORAGE = '--no-experimental-webstorage'

/** Slows chunks down: tests/support/slow-steps.ts. */
const slowImports = {
  name: 'slow-imports',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.includes('/client/src/')
      ? { code: code.replaceAll(/\bimport\((["'].+?["'])\)/g, 'slowImport($1, () => import($1))'), map: null }
      : undefined,
}

/** Component tests run in happy-dom. All others run in plain Node, against real servers and databases. */
export default defineConfig({
  test: {
    // Vitest leaves one core free by default, which is half of two. A second worker costs 2 % more CPU time.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react(), iconsInUse(), ...(process.env.SLOW_STEPS_MS ? [slowImports] : [])],
        test: {
          name: 'client',
          environment: 'happy-dom',
          execArgv: process.allowedNodeEnvironmentFlags.has(WITHOUT_STORAGE) ? [WITHOUT_STORAGE] : [],
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: ['tests/support/client-setup.ts'],
          // Files share a worker's modules: 55 % less CPU time. The setup file resets what a reload would.
          isolate: false,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{shared,server}/**/*.test.ts'],
          exclude,
          setupFiles: ['tests/support/server-setup.ts'],
          globalSetup: ['tests/support/run-folder.ts', 'tests/support/contract/all-seen.ts'],
          // Files share a worker's modules: 35 % less CPU time, as most files import Express and Mongoose.
          isolate: false,
          // They wait for timers and sockets for half of their time, so two on each core take 40 % less time. A
          // different number of workers needs a group of its own, which runs after the client's tests.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
        },
      },
    ],
  },
})
