import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Files below client/src that separate dynamic imports load at about the same time: each group becomes one request. */
const TOGETHER = {
  frame: [
    'app/follow.ts',
    'app/navigation.ts',
    'features/card/grid-keys.ts',
    'sync/offline/offline-cards.ts',
    'sync/receive/room.ts',
  ],
  'play-tools': [
    'features/play/tap-reaction.ts',
    'features/play/components/device-panel.tsx',
    'features/play/components/marks-tools.tsx',
    'features/play/components/share-actions.tsx',
    'features/play/components/ticket-extras.tsx',
  ],
  'editor-tools': [
    'features/editor/components/board/cell-dialog.tsx',
    'features/editor/components/dialogs/confirm-change.tsx',
    'features/editor/components/dialogs/paste-dialog.tsx',
    'features/editor/components/panels/more-words.tsx',
    'features/editor/components/panels/saved-actions.tsx',
    'features/editor/components/panels/sync-notice.tsx',
    'features/editor/components/share/share-dialog.tsx',
  ],
}
const sourceOf = (file) => join(ROOT, 'client/src', file).replaceAll('\\', '/')
/** What the play screen loads while it is idle. */
export const PLAY_TOOLS = TOGETHER['play-tools'].map(sourceOf)
const GROUPS = new Map(
  Object.entries(TOGETHER).flatMap(([name, files]) => files.map((file) => [sourceOf(file), name])),
)

/**
 * Redirects the dynamic imports of each group to one module with the exports of all its files.
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
    load: (id) =>
      TOGETHER[id.slice(1)]?.map((file) => `export * from ${JSON.stringify(sourceOf(file))}`).join('\n'),
  }
}

const SCREEN = /[\\/]([\w-]+)-screen\.tsx$/
/** For each module, the dynamically imported modules that need it. */
const loads = new Map()

function loadsOf(id, context) {
  if (loads.has(id)) return loads.get(id)
  const found = new Set()
  loads.set(id, found)
  const { importers, dynamicImporters } = context.getModuleInfo(id)
  if (dynamicImporters.length > 0) found.add(id)
  for (const importer of importers) for (const one of loadsOf(importer, context)) found.add(one)
  return found
}

const file = (name, suits) => ({
  debugName: name,
  name: (id, context) => {
    const all = [...loadsOf(id, context)]
    const [isFrame, isPlay] = ['\0frame', '\0play-tools'].map((group) => all.includes(group))
    if (!isFrame && !isPlay) return null
    const screens = all.flatMap((one) => SCREEN.exec(one)?.[1] ?? [])
    return suits({ isFrame, isPlay, screens, isOf: (part) => id.includes(part) }) ? name : null
  },
})

/**
 * Files of the modules that groups share with screens, which load them before their first paint, and with dialogs. A
 * module goes to the first file that it suits, and its imports to the same or an earlier one.
 */
export const SHARED_FILES = [
  // The editor has the most scripts.
  file('of-editor', ({ screens, isOf }) => screens.includes('editor') && !isOf('@radix-ui')),
  file(
    'shared',
    ({ isFrame, screens, isOf }) =>
      screens.length > 0 &&
      (isOf('lucide') || (isFrame && !isOf('/sync/') && !isOf('@radix-ui') && !isOf('lib/page/mode.ts'))),
  ),
  file('of-card', ({ isPlay, screens, isOf }) => isPlay && screens.length > 0 && !isOf('@radix-ui')),
  file('radix', ({ screens }) => screens.length > 0),
  file('frame', ({ isFrame }) => isFrame),
  file('play', () => true),
]
