import { requireSupportedNode } from './lib/node-version.mjs'

/** The commands of package.json. Each resolves with its exit code, or with nothing. */
const COMMANDS = {
  admin: () => import('./lib/command.mjs').then(({ command }) => command('admin')),
  backup: () => import('./lib/command.mjs').then(({ command }) => command('backup')),
  bench: (args) => import('./lib/bench/bench.mjs').then(({ bench }) => bench(args)),
  build: () => import('./lib/build.mjs').then(({ build }) => build()),
  copy: (args) => import('./lib/copy.mjs').then(({ copy }) => copy(args)),
  db: () => import('./lib/db.mjs').then(({ db }) => db()),
  dev: () => import('./lib/dev.mjs').then(({ dev }) => dev()),
  mutants: (args) => import('./lib/mutants/run-mutants.mjs').then(({ runMutants }) => runMutants(args)),
  start: () => import('./lib/launch.mjs').then(({ launch }) => launch()),
  test: (args) => import('./lib/testing/run-tests.mjs').then(({ runTests }) => runTests(args)),
  'test-mongodb': () =>
    import('./lib/testing/run-mongodb-tests.mjs').then(({ runMongodbTests }) => runMongodbTests(process.env)),
}

requireSupportedNode()
// server/admin.ts and server/backup.ts read the remaining arguments as their own.
const [command] = process.argv.splice(2, 1)
COMMANDS[command](process.argv.slice(2)).then((code) => {
  if (code !== undefined) process.exitCode = code
})
