import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Files below client/src that imports of their own load at about the same time: one file of each group is one request. */
const TOGETHER = {
  frame: [
    'app/follow.ts',
    'app/navigation.ts',
    'features/card/grid-keys.ts',
    'sync/offline-cards.ts',
    'sync/room.ts',
  ],
  'play-tools': [
    'features/play/tap-reaction.ts',
    'features/play/components/device.tsx',
    'features/play/components/marks-tools.tsx',
    'features/play/components/share-actions.tsx',
    'features/play/components/ticket-extras.tsx',
  ],
}
const sourceOf = (file) => join(ROOT, 'client/src', file).replaceAll('\\', '/')
const GROUPS = new Map(
  Object.entries(TOGETHER).flatMap(([name, files]) => files.map((file) => [sourceOf(file), name])),
)

/**
 * Leads the dynamic imports of each group to one module with the exports of all its files.
 * @returns {import('vite').Plugin}
 */
export function loadedTogether() {
  return {
    name: 'loaded-together',
    apply: 'build',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || this.environment.name !== 'client') return null
      const found = await this.resolve(specifier, importer)
      const group = GROUPS.get(found?.id)
      return group === undefined ? null : `\0${group}`
    },
    load: (id) => TOGETHER[id.slice(1)]?.map((file) => `export * from '${sourceOf(file)}'`).join('\n'),
  }
}

/**
 * Leaves out Socket.IO's other ways: the app's connections are WebSockets only.
 * @returns {import('vite').Plugin}
 */
export function onlyWebSockets() {
  return {
    name: 'only-web-sockets',
    transform: {
      filter: { id: /engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/ },
      handler: () => ({
        code: "import { WS } from './websocket.js'\nexport const transports = { websocket: WS }",
        map: null,
      }),
    },
  }
}
